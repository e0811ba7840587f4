import type { DeliveryAddress } from "./delivery-address.ts";

/**
 * An address with its details; a street or house number that the address line already names is left
 * out. `nameFloor` says in words of a language what a floor is that is only a number.
 */
export function addressText(
  { address, road, house, floor }: DeliveryAddress,
  nameFloor: (floor: string) => string,
): string {
  const words = new Set(address.toLowerCase().split(/[\s,]+/));
  const isNamed = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .every((word) => words.has(word));
  const details = [road, house].filter((text) => text && !isNamed(text));
  const floorText = floor && /^-?\d+$/.test(floor) ? nameFloor(floor) : floor;
  return [address, ...details, floorText].filter(Boolean).join(", ");
}
