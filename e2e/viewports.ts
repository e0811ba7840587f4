/** The narrowest phone and the desktop that screens are designed for. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };
