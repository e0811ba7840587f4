/** The columns of lists of cards. */

/** More placeholders would make a long list slow to lay out. */
export const maxPlaceholders = 48;

export const itemGrid =
  "grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:gap-x-5 md:gap-y-7 lg:grid-cols-4 desk:grid-cols-6";
/** Narrower, beside the filters of the list. */
export const itemGridBeside =
  "grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:gap-x-5 md:gap-y-7 desk:grid-cols-4";
export const storeGrid =
  "grid grid-cols-1 gap-x-5 gap-y-7 sm:grid-cols-2 md:gap-y-8 lg:grid-cols-3 desk:grid-cols-4";
export const storeGridBeside =
  "grid grid-cols-1 gap-x-5 gap-y-7 sm:grid-cols-2 md:gap-y-8 desk:grid-cols-3";
