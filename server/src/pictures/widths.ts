/** In pixels: every picture can be had in each of them. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1440] as const;
