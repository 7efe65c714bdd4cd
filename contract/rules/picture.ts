/** Sides of a stored profile picture in pixels. The web cuts it to this size, and the server stores none larger. */
export const pictureSidePixels = 640;
