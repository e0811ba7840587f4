/** Available widths of every picture, in pixels. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1440] as const;
