import type { Order, OrderDetail } from "@errand/core/orders/orders.types";

/** What a customer rates: an item, the store, the courier, or a vehicle of a trip. */
export interface RatedPart {
  kind: "item" | "store" | "courier" | "vehicle";
  /** The id of the item, the store or the courier; of a vehicle, the one of the trip. */
  id: number;
  name: string;
  image: string | null;
}

/** What the customer has not rated yet: the store, each delivered item once, then the courier. */
export function unratedParts(order: Order, lines: OrderDetail[]): RatedPart[] {
  const items = lines
    .filter(({ reviewed, quantity }) => !reviewed && quantity > 0)
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

/** Whether two parts are the same item, store, courier or vehicle. */
export function isSamePart(one: RatedPart, other: RatedPart): boolean {
  return one.kind === other.kind && one.id === other.id;
}
