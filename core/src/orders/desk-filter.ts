import { id, paging, requestedTime, text } from "../values.ts";

/** The parameters that the lists of the desk share (contract 6.2). */
export const deskFilter = {
  ...paging,
  store_id: id.optional(),
  zone_id: id.optional(),
  since: requestedTime.optional(),
  until: requestedTime.optional(),
};

export const deskSearch = {
  /** A number, or the exact phone or e-mail of the order. */
  search: text(255).optional(),
};
