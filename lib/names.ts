/** `getVideoUrl` to `get-video-url`: the handler's file, the bundle's folder, the last part of a function's name. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `getVideoUrl` to `GetVideoUrl`: the id of a construct. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
