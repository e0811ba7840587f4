import { AppError } from "@errand/core/errors";
import {
  addToRentalWishlist,
  listRentalWishlist,
  removeFromRentalWishlist,
} from "@errand/core/rental/rental-wishlist.contract";
import { messageIn } from "../messages/messages.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { findProvider, readProviders } from "./provider.data.ts";
import type { RentalApi } from "./rental-api.ts";
import {
  deleteRentalEntry,
  insertRentalEntry,
  type RentalWishlistTarget,
  wishlistProviderIds,
  wishlistVehicleIds,
} from "./rental-wishlist.data.ts";
import { findVehicle, readVehicleResponses } from "./vehicle.data.ts";

export function rentalWishlistRoutes(api: RentalApi) {
  serve(api, listRentalWishlist, async (_input, ctx) => {
    const { db, shopper, zoneIds, module } = ctx;
    requireModuleType("rental", module);
    const query = { customerId: shopper.customerId, moduleId: module.id, zoneIds };
    const [vehicleIds, providerIds] = await Promise.all([
      wishlistVehicleIds(db, query),
      wishlistProviderIds(db, query),
    ]);
    const [vehicles, providers] = await Promise.all([
      readVehicleResponses(api, ctx, vehicleIds),
      readProviders(api, ctx, providerIds),
    ]);
    return { vehicles, providers };
  });

  serve(api, addToRentalWishlist, async (input, { db, shopper, language, module }) => {
    requireModuleType("rental", module);
    const target = toRentalWishlistTarget(input);
    if ("vehicleId" in target) await findVehicle(db, module.id, String(target.vehicleId));
    else await findProvider(db, module.id, String(target.providerId));
    if (!(await insertRentalEntry(db, shopper.customerId, target))) {
      throw new AppError("in_wishlist");
    }
    return { message: messageIn(language, "responses", "wishlist_added") };
  });

  serve(api, removeFromRentalWishlist, async (input, { db, shopper, language, module }) => {
    requireModuleType("rental", module);
    if (!(await deleteRentalEntry(db, shopper.customerId, toRentalWishlistTarget(input)))) {
      throw new AppError("wishlist_entry_not_found");
    }
    return { message: messageIn(language, "responses", "wishlist_removed") };
  });
}

function toRentalWishlistTarget(entry: {
  vehicle_id?: number;
  provider_id?: number;
}): RentalWishlistTarget {
  const { vehicle_id: vehicleId, provider_id: providerId } = entry;
  if (vehicleId !== undefined && providerId === undefined) return { vehicleId };
  if (providerId !== undefined && vehicleId === undefined) return { providerId };
  throw new AppError("vehicle_or_provider_needed", { field: "vehicle_id" });
}
