/**
 * Whether an item cannot be sold because it needs a prescription and the shop takes none (config).
 */
export function isPrescriptionBlocked(
  item: { needsPrescription: boolean },
  shop: { takesPrescriptions: boolean },
): boolean {
  return item.needsPrescription && !shop.takesPrescriptions;
}
