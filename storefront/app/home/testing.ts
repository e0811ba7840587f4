import type { Campaign } from "@errand/core/promotions/promotions.types";
import { testItem, testStore } from "../catalog/testing.tsx";

/** Fixtures for tests of the home page. */

export function testCampaign(): Campaign {
  return {
    id: 5,
    title: "Seafood fortnight",
    description: "Fish and shells.",
    image_full_url: null,
    module_id: 1,
    available_date_starts: "2026-03-01",
    available_date_ends: "2026-03-21",
    start_time: "18:00:00",
    end_time: "23:00:00",
  };
}

/** Items with the ids from `first` on, enough for a rail. */
export function someItems(first: number, count = 6) {
  return Array.from({ length: count }, (_, index) =>
    testItem({ id: first + index, name: `Item ${first + index}` }),
  );
}

/** Stores with the ids from `first` on, enough for a rail. */
export function someStores(first: number, count = 4) {
  return Array.from({ length: count }, (_, index) =>
    testStore({ id: first + index, name: `Store ${first + index}` }),
  );
}
