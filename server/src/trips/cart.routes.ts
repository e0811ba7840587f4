import { AppError } from "@errand/core/errors";
import {
  addToRentalCart,
  clearRentalCart,
  getRentalCart,
  removeRentalCartLine,
  removeRentalCartLines,
  updateRentalCartLine,
  updateRentalTrip,
} from "@errand/core/trips/rental-cart.contract";
import { lockCart } from "../cart/cart.data.ts";
import { maxLines } from "../cart/cart-response.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import {
  clearRentalCarts,
  findOfferedVehicle,
  insertCart,
  insertLine,
  readRentalCart,
  removeLines,
  type StoredRentalCart,
  updateQuantity,
  updateTrip,
} from "./cart.data.ts";
import { throwTripProblems, throwVehicleProblems, throwWhatCannotFollow } from "./cart-errors.ts";
import { evaluateTrip, getTripSpan, type TripConditions } from "./cart-evaluation.ts";
import { requireBookable, wantedVehicle } from "./cart-replacement.ts";
import { type RentalCartContext, toRentalCartResponse } from "./cart-response.ts";
import { readFreeVehicles } from "./hold-vehicles.ts";
import { tripFromRequest } from "./requested-trip.ts";

/**
 * Changes of rental carts. Each locks the shopper's carts, so that two requests change them in
 * turn.
 */
export function rentalCartRoutes(api: CatalogApi) {
  async function conditionsFor({ module, now }: RentalCartContext): Promise<TripConditions> {
    const { timeZone } = await api.shop();
    return { moduleId: module.id, timeZone, now };
  }

  serve(api, getRentalCart, async (_input, ctx) => {
    requireModuleType("rental", ctx.module);
    return toRentalCartResponse(api, ctx);
  });

  serve(api, addToRentalCart, async (input, ctx) => {
    requireModuleType("rental", ctx.module);
    const { db, shopper, module, now } = ctx;
    const cart = await lockedCart(ctx);
    const found = await findOfferedVehicle(db, module.id, input.vehicle_id);
    if (!found) throw new AppError("vehicle_not_found", { field: "vehicle_id" });
    const { provider, vehicle } = found;
    const same = cart?.lines.find((line) => line.vehicle.id === vehicle.id);
    if (same) throw new AppError("item_in_cart", { data: { cart_id: same.cartId } });

    const trip = await tripFromRequest(input, provider, api.maps);
    const isOtherStore = cart !== null && cart.provider.id !== provider.id;
    const isOtherType = cart !== null && cart.trip.rentalType !== trip.rentalType;
    const others = isOtherStore || isOtherType ? [] : (cart?.lines ?? []);
    if (others.length >= maxLines) throw new AppError("cart_full");
    const added = { ...found, cartId: null, quantity: input.quantity };
    const lines = [...others, added];
    const conditions = await conditionsFor(ctx);
    const { pickup_location: requestedPlace } = input;
    const evaluated = await evaluateTrip(db, trip, { provider, lines }, conditions, requestedPlace);
    throwTripProblems(evaluated);
    for (const line of evaluated.lines.slice(-1)) throwVehicleProblems(line);
    // Checked last, so that no customer empties a cart for a vehicle that is refused for another
    // reason.
    if (isOtherStore) throw new AppError("different_stores");
    if (isOtherType) throw new AppError("rental_type_mixed", { field: "rental_type" });
    throwWhatCannotFollow(evaluated);

    if (cart) await updateTrip(db, cart.id, trip, now);
    const cartId =
      cart?.id ?? (await insertCart(db, shopper, module.id, { providerId: provider.id, trip }));
    await insertLine(db, { cartId, vehicleId: vehicle.id, quantity: input.quantity });
    return toRentalCartResponse(api, ctx);
  });

  serve(api, updateRentalCartLine, async ({ cart_id, quantity }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { cart, lines } = await requireLines(ctx, [cart_id]);
    const { timeZone } = await api.shop();
    for (const { vehicle } of lines) {
      const free = await readFreeVehicles(ctx.db, [vehicle], getTripSpan(cart.trip, timeZone));
      const available = free.get(vehicle.id) ?? 0;
      if (quantity > available) {
        throw new AppError("vehicle_unavailable", { data: { available }, field: "quantity" });
      }
    }
    await updateQuantity(ctx.db, cart_id, quantity);
    return toRentalCartResponse(api, ctx);
  });

  serve(api, updateRentalTrip, async (input, ctx) => {
    requireModuleType("rental", ctx.module);
    const { db, now } = ctx;
    const cart = await lockedCart(ctx);
    if (cart?.id !== input.id) throw new AppError("cart_line_not_found", { field: "id" });
    const trip = await tripFromRequest(input, cart.provider, api.maps);
    const conditions = await conditionsFor(ctx);
    const evaluated = await evaluateTrip(db, trip, cart, conditions, input.pickup_location);
    throwTripProblems(evaluated);
    throwWhatCannotFollow(evaluated);
    await updateTrip(db, cart.id, trip, now);
    return toRentalCartResponse(api, ctx);
  });

  serve(api, removeRentalCartLine, async ({ cart_id }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { cart } = await requireLines(ctx, [cart_id]);
    await removeLines(ctx.db, cart, [cart_id]);
    return toRentalCartResponse(api, ctx);
  });

  serve(api, removeRentalCartLines, async ({ cart_ids }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { cart } = await requireLines(ctx, cart_ids);
    await removeLines(ctx.db, cart, cart_ids);
    return toRentalCartResponse(api, ctx);
  });

  serve(api, clearRentalCart, async (input, ctx) => {
    requireModuleType("rental", ctx.module);
    await lockCart(ctx.db, ctx.shopper);
    const wanted = wantedVehicle(input);
    if (wanted) await requireBookable(ctx.db, wanted, await conditionsFor(ctx));
    await clearRentalCarts(ctx.db, ctx.shopper, ctx.module.id);
    return toRentalCartResponse(api, ctx);
  });
}

async function lockedCart(ctx: RentalCartContext): Promise<StoredRentalCart | null> {
  await lockCart(ctx.db, ctx.shopper);
  return readRentalCart(ctx.db, ctx.shopper, ctx.module.id);
}

/** Lines of the cart with these ids. Throws `cart_line_not_found` when one of them is not in it. */
async function requireLines(ctx: RentalCartContext, ids: number[]) {
  const cart = await lockedCart(ctx);
  const lines = cart?.lines.filter(({ cartId }) => ids.includes(cartId)) ?? [];
  if (!cart || lines.length < new Set(ids).size) {
    throw new AppError("cart_line_not_found", { field: "cart_id" });
  }
  return { cart, lines };
}
