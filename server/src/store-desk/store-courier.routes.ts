import { readStoreCourier } from "@errand/core/store-desk/store-courier.contract";
import { eq } from "drizzle-orm";
import { orders } from "../order-rows/orders.tables.ts";
import { serve } from "../requests/serve.ts";
import { readComingCouriers, toStoreCourier, withoutCourier } from "./store-couriers.data.ts";
import type { StoreDeskApi } from "./store-desk-api.ts";

/** The courier who comes for an order of a store. */
export function storeCourierRoutes(api: StoreDeskApi) {
  serve(api, readStoreCourier, async ({ id }, ctx) => {
    const [coming] = await readComingCouriers(ctx.db, eq(orders.id, id));
    return coming ? toStoreCourier(api, ctx, coming) : withoutCourier(id);
  });
}
