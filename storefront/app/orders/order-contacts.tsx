import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Rating } from "@errand/ui/rating.tsx";
import Bike from "lucide-react/icons/bike";
import House from "lucide-react/icons/house";
import KeyRound from "lucide-react/icons/key-round";
import { Link } from "react-router";
import { storePath } from "../catalog/paths.ts";
import { inboxPath } from "../shell/inbox-path.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import { ContactRow, Face, RoundIcon } from "./contact-row.tsx";
import { ParcelCodes, ParcelContacts } from "./parcel-contacts.tsx";
import { isDeliveryUncertain } from "./payment-stage.ts";
import { useIsPlanned } from "./planned.ts";
import { useAddressText } from "./use-address-text.ts";

/**
 * The code that proves at the handover that the customer receives the order, while it is on its
 * way.
 */
export function HandoverCode({ order }: { order: Order }) {
  const t = useMessages("orders");
  const isActive = isActiveStatus(order.order_status) && !isDeliveryUncertain(order);
  if (!order.otp || !isActive) return null;
  const label = order.order_type === "take_away" ? t("otpAtStore") : t("otp");
  return (
    <ContactRow label={label} picture={<RoundIcon icon={KeyRound} />}>
      <p className="text-2xl font-bold tracking-widest tabular-nums">
        <bdi>{order.otp}</bdi>
      </p>
    </ContactRow>
  );
}

/** The contacts of an order: courier, delivery code, store and delivery address. */
export function OrderContacts({ order }: { order: Order }) {
  const t = useMessages("orders");
  const addressText = useAddressText();
  const { store, delivery_address: address } = order;
  const mayWrite = useMayWrite(order);
  return (
    <div className="mt-4 divide-y divide-line border-y border-line">
      <div className="no-print divide-y divide-line">
        {order.order_type !== "take_away" && <Courier order={order} />}
        {order.order_type === "parcel" ? (
          <ParcelCodes order={order} />
        ) : (
          <HandoverCode order={order} />
        )}
      </div>
      {order.order_type === "parcel" && <ParcelContacts order={order} />}
      {store && (
        <ContactRow
          label={t("store")}
          picture={<Face src={store.logo_full_url} />}
          phone={{ number: store.phone, name: store.name }}
          chat={
            mayWrite
              ? { path: inboxPath({ type: "vendor", id: store.id }, order.id), name: store.name }
              : null
          }
        >
          <Link to={storePath(store)} className="font-semibold hover:underline">
            <bdi>{store.name}</bdi>
          </Link>
          <p className="text-meta text-muted">
            <bdi>{store.address}</bdi>
          </p>
        </ContactRow>
      )}
      {address && order.order_type !== "parcel" && (
        <ContactRow label={t("to")} picture={<RoundIcon icon={House} />}>
          <p className="font-semibold">
            <bdi>{address.contact_person_name}</bdi>
          </p>
          <p className="text-meta text-muted">
            <bdi>{addressText(address)}</bdi>
          </p>
        </ContactRow>
      )}
    </div>
  );
}

/**
 * Takes its place before the courier is known, so that nothing moves; not before the order is paid.
 */
export function Courier({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { delivery_man: courier, order_status } = order;
  const mayWrite = useMayWrite(order);
  const isPlanned = useIsPlanned(order);
  if (!courier) {
    if (!isActiveStatus(order_status) || isDeliveryUncertain(order)) return null;
    return (
      <ContactRow label={t("courier")} picture={<RoundIcon icon={Bike} />}>
        <p className="font-semibold text-muted">
          {t(isPlanned ? "courierPlanned" : "courierPending")}
        </p>
      </ContactRow>
    );
  }
  return (
    <ContactRow
      label={t("courier")}
      picture={<Face src={courier.image_full_url} />}
      phone={{ number: courier.phone, name: courier.f_name }}
      chat={
        mayWrite
          ? {
              path: inboxPath({ type: "delivery_man", id: courier.id }, order.id),
              name: courier.f_name,
            }
          : null
      }
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <bdi className="font-semibold">{courier.f_name}</bdi>
        <span className="text-meta text-muted">{courier.vehicle_type}</span>
        {courier.rating_count > 0 && (
          <Rating value={courier.avg_rating} count={courier.rating_count} />
        )}
      </p>
    </ContactRow>
  );
}

/** Guests have no inbox; the others write while the order is in progress. */
function useMayWrite({ order_status, is_guest, viewed_by }: Order): boolean {
  const isSignedIn = useIsSignedIn();
  return isSignedIn && !is_guest && viewed_by === "owner" && isActiveStatus(order_status);
}
