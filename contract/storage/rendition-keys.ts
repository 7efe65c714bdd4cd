/** Prefix of the renditions of all videos in the media bucket: `media/hls/<courseId>/<lectureId>-<hash>/…`. */
export const renditionsPrefix = 'media/hls/';

/**
 * Returns the key of the HLS playlist that lists the renditions of a video. The hash in the video's key is part of it,
 * so a replaced video has new renditions; all files of a video have its key up to the last slash.
 */
export const masterPlaylistKey = (videoKey: string): string =>
  `${renditionsPrefix}${videoKey.replace(/^media\//, '').replace(/\.mp4$/, '')}/index.m3u8`;
