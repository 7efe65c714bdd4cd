interface Size {
  width: number;
  height: number;
}

/** Returns the cropped square: as large as possible, at `position` percent along the longer side. */
export const cropOf = ({ width, height }: Size, position: number): { left: number; top: number; side: number } => {
  const side = Math.min(width, height);
  return {
    left: Math.round(((width - side) * position) / 100),
    top: Math.round(((height - side) * position) / 100),
    side,
  };
};
