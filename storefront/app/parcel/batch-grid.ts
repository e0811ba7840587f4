/**
 * The columns of the sheet, in one line on wide screens: state, four texts, size, price, removal.
 */
export const batchGrid =
  "xl:grid xl:grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,0.95fr)_4.5rem_2.75rem] xl:items-start xl:gap-x-2";
