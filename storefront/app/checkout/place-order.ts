import type { Order } from "@errand/core/orders/orders.types";
import { readPicture } from "@errand/ui/forms/picture-storage.ts";
import { call } from "../api/call.ts";
import { kindOf, type PlaceInput } from "./order-input.ts";
import { sendOnce } from "./send-once.ts";

export interface PlacedOrder {
  order: Order;
  /** The phone of the contact, by which a guest proves ownership. */
  phone: string | undefined;
  /** An earlier request had arrived, so the order lacks later changes. */
  isEarlier: boolean;
}

/** Places the order exactly once, also when the page reloads or the connection breaks meanwhile. */
export async function placeOrder(input: PlaceInput): Promise<PlacedOrder> {
  const arrived = await sendOnce(kindOf(input), input, send);
  return {
    order: arrived.result.order,
    phone: arrived.input.contact_person_number,
    isEarlier: arrived.isEarlier,
  };
}

async function send(placed: PlaceInput, key: string) {
  if (placed.order_type === "parcel") {
    const { photos = [], ...parcel } = placed;
    const images = await readPictures(photos);
    const input = images.length === 0 ? parcel : { ...parcel, parcel_image: images };
    return call("POST /customer/order/place", input, { key });
  }
  const { pictures = [], ...input } = placed;
  const files = await readPictures(pictures);
  if ("isPrescription" in input) {
    const { isPrescription: _is, ...prescription } = input;
    const form = { ...prescription, order_attachment: files };
    return call("POST /customer/order/prescription/place", form, { key });
  }
  const form = files.length === 0 ? input : { ...input, order_attachment: files };
  return call("POST /customer/order/place", form, { key });
}

/** A picture that is no longer on the device is left out; the server asks for one that it needs. */
async function readPictures(ids: string[]): Promise<File[]> {
  return (await Promise.all(ids.map(readPicture))).filter((file) => file !== null);
}
