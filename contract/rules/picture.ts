/** Side length of a stored profile picture in pixels. The web crops to this size, and the server stores none larger. */
export const pictureSidePixels = 640;
