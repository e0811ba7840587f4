import { readTicket } from "@errand/core/store-desk/ticket.contract";
import { readStoreOrderDetails } from "../../orders/store-orders.ts";
import { serve } from "../../requests/serve.ts";
import type { StoreDeskApi } from "../store-desk-api.ts";
import { composeTicket } from "./compose-ticket.ts";

/** What a store prints of its orders. */
export function ticketRoutes(api: StoreDeskApi) {
  serve(api, readTicket, async ({ id, kind, width }, ctx) => {
    const order = await readStoreOrderDetails(api, ctx, id);
    return composeTicket(order, { kind, width, language: ctx.language, shop: await api.shop() });
  });
}
