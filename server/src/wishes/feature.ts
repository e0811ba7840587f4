import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { storeWishRoutes } from "./store-wishes.routes.ts";
import { deleteWishesOf, isNearStore, moveWishes } from "./wishes.data.ts";
import { wishRoutes } from "./wishes.routes.ts";
import type { WishesApi } from "./wishes-api.ts";

const limits = {
  /** By guest or customer, and by address: stores are asked for what one person needs. */
  wishes: { name: "wish", count: 10, seconds: 86_400 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

export const wishesFeature: Feature<WishesApi> = {
  routes: [wishRoutes, storeWishRoutes],
  limits,
  owns: {
    wish: async (db, staff, id) =>
      staff.kind === "store_staff" && isNearStore(db, staff.storeId, id),
  },
  onSignIn: [
    () => async (db, guest, customer) => {
      if (guest.kind === "guest" && customer.kind === "customer") {
        await moveWishes(db, guest.guestId, customer.customerId);
      }
      return [];
    },
  ],
  onAccountDeletion: [{ anonymize: deleteWishesOf }],
};
