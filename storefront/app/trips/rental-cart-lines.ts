import { fromMinor, scaled, sumOf, toMinor } from "@errand/core/money";
import type { RentalCart, RentalCartLine } from "@errand/core/trips/trips.types";

/** The most vehicles of one kind in a cart (contract 5.4). */
export const maxQuantity = 20;

/** The number of vehicles in the cart. */
export function vehicleCount({ carts }: RentalCart): number {
  return carts.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The cart with another number of one vehicle, before the server has answered. */
export function withQuantity(cart: RentalCart, lineId: number, quantity: number): RentalCart {
  return withLines(
    cart,
    cart.carts.map((line) => (line.id === lineId ? quantityOf(line, quantity) : line)),
  );
}

/** The cart without some lines. Without any line it has no trip. */
export function withoutLines(cart: RentalCart, lineIds: number[]): RentalCart {
  return withLines(
    cart,
    cart.carts.filter(({ id }) => !lineIds.includes(id)),
  );
}

function withLines({ user_data: trip }: RentalCart, carts: RentalCartLine[]): RentalCart {
  if (carts.length === 0) return { carts, user_data: null };
  const total = fromMinor(sumOf(carts.map(({ price }) => toMinor(price))));
  return { carts, user_data: trip && { ...trip, total_cart_price: total } };
}

function quantityOf(line: RentalCartLine, quantity: number): RentalCartLine {
  return {
    ...line,
    quantity,
    price: fromMinor(scaled(toMinor(line.price), quantity, line.quantity)),
  };
}
