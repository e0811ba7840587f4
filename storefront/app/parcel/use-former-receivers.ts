import type { Order } from "@errand/core/orders/orders.types";
import { withoutAccents } from "@errand/core/written-text";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { storedProofs } from "../orders/order-proof.ts";
import { useStored } from "../visitor/storage.ts";
import type { ParcelEnd } from "./parcel-draft.ts";

/** Somebody to whom a parcel was sent. */
export interface FormerReceiver extends ParcelEnd {
  additionalAddress: string;
}

const maxReceivers = 6;
const newest = { limit: 20 };

/** The last receivers of a customer, or of a guest on this device; the latest one first. */
export function useFormerReceivers(): FormerReceiver[] {
  const scope = useAccountScope();
  const isSignedIn = useStored("token") !== null;
  const guestId = useStored("guest_id");
  const running = useQuery({
    ...endpointQuery(scope, "GET /customer/order/running-orders", newest),
    enabled: isSignedIn,
  });
  const past = useQuery({
    ...endpointQuery(scope, "GET /customer/order/list", newest),
    enabled: isSignedIn,
  });
  const ofGuest = useQuery({
    ...endpointQuery(scope, "GET /customer/order/guest-list", {
      ...newest,
      proofs: storedProofs(),
    }),
    enabled: !isSignedIn && guestId !== null,
  });
  const own = [running, past].flatMap(({ data }) => data?.orders ?? []);
  return formerReceivers(isSignedIn ? own : (ofGuest.data?.orders ?? []));
}

/** The receivers of parcels, each once. */
export function formerReceivers(orders: Order[]): FormerReceiver[] {
  const newestFirst = orders.toSorted((one, other) => other.id - one.id);
  const receivers = new Map<string, FormerReceiver>();
  for (const { receiver_details: to, viewed_by } of newestFirst) {
    if (!to || viewed_by !== "owner") continue;
    const { contact_person_name: name, contact_person_number: phone, address } = to;
    const key = `${name} ${phone} ${address}`;
    if (receivers.has(key)) continue;
    receivers.set(key, {
      name,
      phone,
      address,
      point: { lat: to.latitude, lng: to.longitude },
      road: to.road ?? "",
      house: to.house ?? "",
      floor: to.floor ?? "",
      mayLackNumber: false,
      additionalAddress: to.additional_address ?? "",
    });
  }
  return [...receivers.values()].slice(0, maxReceivers);
}

/** Those whose name or address contains each word of the typed text. */
export function matchingReceivers(receivers: FormerReceiver[], typed: string): FormerReceiver[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return receivers.filter(({ name, address }) => {
    const text = plain(`${name} ${address}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return withoutAccents(text).toLowerCase();
}
