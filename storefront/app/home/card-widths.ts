/** The widths of cards in carousels, without the cards, so that a skeleton loads none. */

/**
 * A part of the next card is visible on a phone; on wider screens the last column ends with the
 * page.
 */
export const itemWidth =
  "w-40 shrink-0 snap-start sm:w-48 lg:w-[calc((100%-4*1.25rem)/5)] desk:w-[calc((100%-5*1.25rem)/6)]";
export const storeWidth =
  "w-[82%] shrink-0 snap-start sm:w-[46%] lg:w-[calc((100%-2*1.25rem)/3)] desk:w-[calc((100%-3*1.25rem)/4)]";
export const tileWidth = "w-32 shrink-0 snap-start md:w-36";
