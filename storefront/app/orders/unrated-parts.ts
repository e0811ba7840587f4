import type { Order, OrderDetail } from "@errand/core/orders/orders.types";

/** What a customer rates: an item, the store, the courier, or a vehicle of a trip. */
export interface RatedPart {
  kind: "item" | "store" | "courier" | "vehicle";
  /** The id of the item, the store or the courier; of a vehicle, the one of the trip. */
  id: number;
  name: string;
  image: string | null;
}

/**
 * What the customer has not rated yet: the store, each delivered item once, then the courier.
 * Ratings are public, so medicines on prescription have none.
 */
export function unratedParts(order: Order, lines: OrderDetail[]): RatedPart[] {
  const items = lines
    .filter(({ reviewed, quantity, item_details: item }) => {
      return !reviewed && quantity > 0 && item.is_prescription_required !== 1;
    })
    .map((line): [number, RatedPart] => [
      line.item_id,
      {
        kind: "item",
        id: line.item_id,
        name: line.item_details.name,
        image: line.image_full_url,
      },
    ]);
  const { store, delivery_man: courier } = order;
  const stores: RatedPart[] =
    store && !store.reviewed
      ? [{ kind: "store", id: store.id, name: store.name, image: store.logo_full_url }]
      : [];
  const couriers: RatedPart[] =
    courier && !courier.reviewed
      ? [{ kind: "courier", id: courier.id, name: courier.f_name, image: courier.image_full_url }]
      : [];
  const ofStore = store?.reviews_section ? [...stores, ...new Map(items).values()] : [];
  return [...ofStore, ...couriers];
}

/** What distinguishes a part from the others of its order. */
export function ratedPartKey({ kind, id }: RatedPart): string {
  return `${kind} ${id}`;
}
