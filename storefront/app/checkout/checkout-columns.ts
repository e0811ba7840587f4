/** The form on one side, the receipt on the other; one below the other on small screens. */
export const checkoutColumns =
  "flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-14";
