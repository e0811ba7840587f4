import type { DeliveryAddress } from "./delivery-address.ts";

/** An address with its details; a street or house number that the address line already names is left out. */
export function addressText({ address, road, house, floor }: DeliveryAddress): string {
  const words = new Set(address.toLowerCase().split(/[\s,]+/));
  const isNamed = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .every((word) => words.has(word));
  const details = [road, house].filter((text) => text && !isNamed(text));
  return [address, ...details, floor].filter(Boolean).join(", ");
}
