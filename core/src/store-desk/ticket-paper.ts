/** What a store prints of an order, and on which paper. */

export const ticketKinds = ["kitchen", "customer", "bag"] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Characters in a line of size 1, by the paper: 58 mm, and 80 mm of two densities. */
export const ticketWidths = [32, 42, 48] as const;
export type TicketWidth = (typeof ticketWidths)[number];
