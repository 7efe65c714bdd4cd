import { createContext, useContext } from 'react';

/** A file of a picture: its URL, its type and, unless it is an SVG, its width in pixels. */
export interface PictureSource {
  type: string;
  url: string;
  width?: number | undefined;
}

/** The signed files of the pictures of a lecture. */
export interface PictureSources {
  /** Returns the files of a picture, the type that browsers prefer first; undefined while they are unknown. */
  sourcesOf: (id: string) => readonly PictureSource[] | undefined;
  /** Whether the files could not be read. */
  hasFailed: boolean;
  /** Reads the URLs again, because they have expired. */
  renew: () => Promise<unknown>;
}

export const PictureSourcesContext = createContext<PictureSources>({
  sourcesOf: () => undefined,
  hasFailed: true,
  renew: () => Promise.resolve(),
});

export const usePictureSources = (): PictureSources => useContext(PictureSourcesContext);
