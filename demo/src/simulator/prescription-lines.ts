import type { Order } from "@errand/core/orders/orders.types";

/** What a doctor of the demo town may prescribe: name, price of one pack, packs. */
const medicines = [
  { name: "Amoxicilline 1 g, 14 comprimés", price: 6.84, quantity: 1 },
  { name: "Ibuprofène 400 mg, 30 comprimés", price: 4.35, quantity: 1 },
  { name: "Paracétamol 1 g, 8 comprimés", price: 2.18, quantity: 2 },
  { name: "Salbutamol 100 µg, inhalateur", price: 5.2, quantity: 1 },
  { name: "Desloratadine 5 mg, 30 comprimés", price: 7.12, quantity: 1 },
  { name: "Sérum physiologique, 40 unidoses", price: 3.9, quantity: 2 },
];

/**
 * The lines with which a pharmacy prices the prescription of an order; the same for the same order.
 */
export function prescriptionLines({ id }: Pick<Order, "id">) {
  const first = id % medicines.length;
  return [...medicines, ...medicines].slice(first, first + 1 + (id % 3));
}
