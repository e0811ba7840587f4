import { flag, id, paging, requestedTime, text } from "../values.ts";

/** The parameters that the lists of the desk share (contract 6.2). */
export const deskFilter = {
  ...paging,
  store_id: id.optional(),
  zone_id: id.optional(),
  since: requestedTime.optional(),
  until: requestedTime.optional(),
};

/** The courier of an order, and whether the order is past the time that was promised. */
export const deskDelivery = {
  courier_id: id.optional(),
  /** 1: in progress after the promised time, or arrived after it; 0: the others. */
  late: flag.optional(),
};

export const deskSearch = {
  /** A number, or the exact phone or e-mail of the order. */
  search: text(255).optional(),
};
