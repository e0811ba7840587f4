/** A line as it is typed. */
export interface PricedLine {
  name: string;
  quantity: string;
  /** Of one piece, with a point or a comma. */
  price: string;
}

const maxQuantity = 999;

export function isQuantity(text: string): boolean {
  return /^[1-9]\d{0,2}$/.test(text.trim()) && Number(text) <= maxQuantity;
}

export function isPrice(text: string): boolean {
  return /^\d{1,6}(?:[.,]\d{1,2})?$/.test(text.trim());
}

export function toPrice(text: string): number {
  return Number(text.trim().replace(",", "."));
}

/** What the lines cost together, without those that are not complete. */
export function totalOf(lines: readonly PricedLine[]): number {
  const cents = lines
    .filter(({ quantity, price }) => isQuantity(quantity) && isPrice(price))
    .reduce((sum, { quantity, price }) => {
      return sum + Number(quantity) * Math.round(toPrice(price) * 100);
    }, 0);
  return cents / 100;
}
