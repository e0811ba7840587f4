import { orderStatus } from "@errand/core/orders/orders.types";
import type { StoreModule } from "../catalogue/catalogue.types.ts";
import type { DemoOrder } from "./content.types.ts";
import { cell, listOf, tableRows } from "./text-table.ts";

/**
 * Camille's orders, the oldest first: repeated orders from favourite stores, one order in each
 * final status, and some active ones.
 *
 * Index of the store near the address | index of the address | time | quantities | status, "taken
 * away" and "paid online" or "paid from wallet" | tip in cents | note. Heading: module.
 */
const camillesTable = `
# food
0 | 0 | 172 days ago at 19:40   | 2, 1    | delivered | 200
# grocery
0 | 0 | 151 days ago at 10:15   | 3, 2, 1 | delivered
# ecommerce
0 | 0 | 124 days ago at 15:05   | 1       | refunded, paid online
# food
1 | 1 | 96 days ago at 12:10    | 1, 1    | delivered, paid from wallet | 0 | Bureau au fond de la cour.
# pharmacy
0 | 0 | 83 days ago at 17:30    | 2       | delivered
# food
0 | 0 | 61 days ago at 20:05    | 1, 2    | canceled
# ecommerce
1 | 1 | 47 days ago at 14:25    | 1, 1    | refund_request_canceled
# food
0 | 0 | 40 days ago at 19:20    | 2, 2    | delivered, paid online | 300
# grocery
1 | 0 | 29 days ago at 11:00    | 2, 2    | delivered, taken away
# food
2 | 0 | 22 days ago at 12:25    | 1       | failed, paid online
2 | 0 | 22 days ago at 13:05    | 1       | delivered
# grocery
0 | 0 | 15 days ago at 18:10    | 4, 1, 2 | delivered, paid online | 0 | Sonnez deux fois, merci.
# food
1 | 1 | 9 days ago at 12:20     | 1, 1, 1 | delivered
# ecommerce
0 | 0 | 6 days ago at 16:45     | 1       | refund_requested, paid online
# food
0 | 0 | 2 days ago at 20:15     | 2, 1    | delivered | 150
# grocery
0 | 0 | 3600 s ago for 11:30    | 2, 1, 1 | confirmed
1 | 0 | 90 s ago                | 2, 1    | picked_up
# pharmacy
0 | 0 | 60 s ago                | 1, 1    | handover
# food
0 | 0 | 25 s ago                | 1, 1    | processing
1 | 1 | 9 s ago                 | 2       | accepted
# ecommerce
1 | 1 | 5 s ago                 | 1       | confirmed, paid online
# pharmacy
1 | 1 | 2 s ago                 | 2       | pending
`;

/** The first order of a customer whom Camille referred. */
const inesTable = `
# food
0 | 0 | 31 days ago at 19:30    | 2, 1    | delivered
`;

const ordersOf = (table: string): DemoOrder[] =>
  tableRows(table).map((row) => {
    const [status, ...remarks] = listOf(cell(row, 4));
    return {
      module: row.heading as StoreModule,
      store: Number(cell(row, 0)),
      to: Number(cell(row, 1)),
      placed: placedAt(cell(row, 2)),
      pieces: listOf(cell(row, 3)).map(Number),
      status: orderStatus.parse(status),
      isTakenAway: remarks.includes("taken away"),
      isPaidOnline: remarks.includes("paid online"),
      isPaidFromWallet: remarks.includes("paid from wallet"),
      tip: Number(row.cells[5] ?? 0),
      note: row.cells[6],
    };
  });

export const camillesOrders = ordersOf(camillesTable);
export const inesOrders = ordersOf(inesTable);

function placedAt(text: string): DemoOrder["placed"] {
  const [count = "", , , , at = ""] = text.split(" ");
  if (text.includes(" days ago ")) return { daysAgo: Number(count), at };
  return { secondsAgo: Number(count), forTomorrow: at || undefined };
}
