/** The steps of a receipt, in the order in which they are calculated (contract 4.4). */
export const receiptKeys = [
  "items",
  "add_ons",
  "flash_sale_discount",
  "item_discount",
  "store_discount",
  "coupon_discount",
  "ref_bonus",
  "tax",
  "delivery_charge",
  "free_delivery",
  "dm_tips",
  "additional_charge",
  "extra_packaging",
  "return_fee",
  // Less cash than was due, at the door.
  "missing_cash",
] as const;
export type ReceiptKey = (typeof receiptKeys)[number];
