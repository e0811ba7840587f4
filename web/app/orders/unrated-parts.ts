import type { Order, OrderDetail } from "@errand/core/orders/orders.types";

/** What a customer rates: an item, the courier, or a vehicle of a trip. */
export interface RatedPart {
  kind: "item" | "courier" | "vehicle";
  /** The id of the item or of the courier; of a vehicle, the one of the trip. */
  id: number;
  name: string;
  image: string | null;
}

/** What the customer has not rated yet: each delivered item once, then the courier. */
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
  const courier = order.delivery_man;
  const couriers: RatedPart[] =
    courier && !courier.reviewed
      ? [{ kind: "courier", id: courier.id, name: courier.f_name, image: courier.image_full_url }]
      : [];
  return [...new Map(items).values(), ...couriers];
}

/** Whether two parts are the same item, or the same courier. */
export function isSamePart(one: RatedPart, other: RatedPart): boolean {
  return one.kind === other.kind && one.id === other.id;
}
