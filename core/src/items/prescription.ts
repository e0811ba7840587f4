/** Whether an item has to stay on the shelf: it needs a prescription, and the shop takes none (config). */
export function lacksPrescription(
  item: { needsPrescription: boolean },
  shop: { takesPrescriptions: boolean },
): boolean {
  return item.needsPrescription && !shop.takesPrescriptions;
}
