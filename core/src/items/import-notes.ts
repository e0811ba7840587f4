/** Kinds of interpreted values, by which the report of an import counts them. */
export const importNoteKinds = [
  "decimal_comma",
  "thousands",
  "zeros",
  "rounded",
  "digits",
  "currency",
  "other_currency",
  "negative_stock",
  "weight",
  "barcode_zeros",
  "html",
  "entities",
  "cut_text",
  "cut_list",
  "category_path",
  "category_made",
  "first_of_several",
  "discount",
  "options",
  "left_out",
] as const;
export type ImportNoteKind = (typeof importNoteKinds)[number];
