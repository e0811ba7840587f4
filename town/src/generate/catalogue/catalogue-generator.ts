import type {
  DemoItem,
  DemoStore,
  DemoVehicle,
  StoreModule,
} from "../../catalogue/catalogue.types.ts";
import { type Random, randomOf } from "../random.ts";
import { menuOf } from "./food/menu.ts";
import { groceryItems } from "./grocery/grocery-items.ts";
import { type ItemDraft, itemOf } from "./item-draft.ts";
import { pharmacyItems } from "./pharmacy/pharmacy-items.ts";
import { fleetOf, fleetSizeOf } from "./rental/fleet.ts";
import { shopItems } from "./shops/shop-items.ts";
import { withCompanions } from "./shops/wear.ts";
import { listedCount, planOf } from "./stores/plans.ts";
import { qualityOf, storeOf } from "./stores/store.ts";

export type CatalogueSize = { stores?: number; items?: number; seed?: number };

/**
 * Generates the stores and items of the town lazily, so that at most one store's items are in
 * memory. The same seed and size give the same stores and items.
 */
export type CatalogueGenerator = {
  stores(): Generator<DemoStore>;
  /** The items of a store; none for rental providers. */
  itemsOf(store: DemoStore): Generator<DemoItem>;
  /** The vehicles of a rental provider; none for other stores. */
  vehiclesOf(store: DemoStore): Generator<DemoVehicle>;
};

const storeModules: StoreModule[] = ["food", "grocery", "pharmacy", "ecommerce", "rental"];

const itemGenerators: Record<
  Exclude<StoreModule, "rental">,
  (store: DemoStore, random: Random) => Generator<ItemDraft>
> = { food: menuOf, grocery: groceryItems, pharmacy: pharmacyItems, ecommerce: shopItems };

/** Items of larger towns, which are for benchmarks, have at most one review. */
const maxReviewedItems = 20_000;

/** The stores of the tables. */
export const townStores = storeModules.reduce((sum, module) => sum + listedCount(module), 0);

export function createCatalogueGenerator({
  stores = townStores,
  items: wantedItems,
  seed = 1,
}: CatalogueSize = {}): CatalogueGenerator {
  const counts = countsOf(stores);
  const plans = storeModules.flatMap((module) =>
    Array.from({ length: counts[module] }, (_, number) => planOf(module, number)),
  );
  const total = plans.reduce((sum, plan) => sum + plan.size, 0);
  const items = wantedItems ?? total;

  const share = (size: number) => Math.floor((items * size) / total);

  return {
    *stores() {
      let before = 0;
      for (const [index, plan] of plans.entries()) {
        const after = before + plan.size;
        const size = share(after) - share(before);
        before = after;
        yield storeOf(plan, index, plan.module === "rental" ? fleetSizeOf(plan.name) : size, seed);
      }
    },
    *itemsOf(store) {
      if (!sellsItems(store.module)) return;
      const random = randomOf(seed, "items", store.slug);
      const manner = {
        quality: qualityOf(seed, store.slug),
        reviewsAtMost: items <= maxReviewedItems ? 7 : 1,
      };
      const drafts = itemGenerators[store.module](store, random);
      const sold = drafts.map((draft) => itemOf(draft, store, random, manner));
      yield* store.module === "ecommerce" ? withCompanions([...sold]) : sold;
    },
    *vehiclesOf(store) {
      if (store.module !== "rental") return;
      yield* fleetOf(store, randomOf(seed, "fleet", store.slug), qualityOf(seed, store.slug));
    },
  };
}

function sellsItems(module: StoreModule): module is keyof typeof itemGenerators {
  return Object.hasOwn(itemGenerators, module);
}

/**
 * Returns the number of stores of each module, in the proportions of the listed stores; rental
 * providers stay few.
 */
function countsOf(stores: number): Record<StoreModule, number> {
  const rental = Math.min(listedCount("rental"), Math.round(stores / 15));
  const others = stores - rental;
  const listed =
    listedCount("food") +
    listedCount("grocery") +
    listedCount("pharmacy") +
    listedCount("ecommerce");
  const share = (module: StoreModule) => Math.round((others * listedCount(module)) / listed);
  const [food, grocery, pharmacy] = [share("food"), share("grocery"), share("pharmacy")];
  return { food, grocery, pharmacy, ecommerce: others - food - grocery - pharmacy, rental };
}
