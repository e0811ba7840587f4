import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import CircleDot from "lucide-react/icons/circle-dot";
import HandCoins from "lucide-react/icons/hand-coins";
import KeyRound from "lucide-react/icons/key-round";
import MapPin from "lucide-react/icons/map-pin";
import Printer from "lucide-react/icons/printer";
import { useMoney } from "../config/shop.ts";
import { ContactRow, Face, RoundIcon } from "./contact-row.tsx";
import { dueOf } from "./parcel-state.ts";
import { isDeliveryUncertain } from "./payment-stage.ts";
import { PictureLinks } from "./picture-links.tsx";
import { useAddressText } from "./use-address-text.ts";

/**
 * The codes of a parcel in progress: the one that its sender names, and the one that its receiver
 * names.
 */
export function ParcelCodes({ order }: { order: Order }) {
  const t = useMessages("orders");
  const isActive = isActiveStatus(order.order_status) && !isDeliveryUncertain(order);
  if (!isActive) return null;
  const isOwner = order.viewed_by === "owner";
  return (
    <>
      {isOwner && order.picked_up === null && order.pickup_code && (
        <Code label={t("parcel.pickupCode")} code={order.pickup_code} />
      )}
      {order.otp && (
        <Code label={t(isOwner ? "parcel.receiverCode" : "parcel.yourCode")} code={order.otp} />
      )}
    </>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  return (
    <ContactRow label={label} picture={<RoundIcon icon={KeyRound} />}>
      <p className="text-2xl font-bold tracking-widest tabular-nums">
        <bdi>{code}</bdi>
      </p>
    </ContactRow>
  );
}

/** What is sent, from whom, to whom, and who pays. */
export function ParcelContacts({ order }: { order: Order }) {
  const t = useMessages("orders");
  const addressText = useAddressText();
  const { parcel_category: category, delivery_address: from, receiver_details: to } = order;
  const isOwner = order.viewed_by === "owner";
  return (
    <>
      {category && (
        <ContactRow label={t("parcel.what")} picture={<Face src={category.image_full_url} />}>
          <p className="font-semibold">
            <bdi>{category.name}</bdi>
          </p>
          <p className="text-meta text-muted">
            <bdi>{category.description}</bdi>
          </p>
          <Worth order={order} />
        </ContactRow>
      )}
      {from && (
        <ContactRow label={t("parcel.from")} picture={<RoundIcon icon={CircleDot} />}>
          <p className="font-semibold">
            <bdi>{from.contact_person_name}</bdi>
          </p>
          <p className="text-meta text-muted">
            <bdi>{addressText(from)}</bdi>
          </p>
        </ContactRow>
      )}
      {to && (
        <ContactRow
          label={t("parcel.to")}
          picture={<RoundIcon icon={MapPin} />}
          {...(isOwner && {
            phone: { number: to.contact_person_number, name: to.contact_person_name },
          })}
        >
          <p className="font-semibold">
            <bdi>{to.contact_person_name}</bdi>
          </p>
          <p className="text-meta text-muted">
            <bdi>{addressText(to)}</bdi>
          </p>
          {to.additional_address && (
            <p className="text-meta text-muted">
              {t("parcel.additional", { text: to.additional_address })}
            </p>
          )}
        </ContactRow>
      )}
      <Payer order={order} />
      {isOwner && order.parcel_batch_id !== null && (
        <p className="no-print py-2">
          <PageLink
            to={`/parcel-labels?batch_id=${order.parcel_batch_id}`}
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline"
          >
            <Printer aria-hidden className="size-5" />
            {t("parcel.labels")}
          </PageLink>
        </p>
      )}
    </>
  );
}

/** What the sender says of the parcel: its value, its photos, a handover in person. */
function Worth({ order }: { order: Order }) {
  const t = useMessages("orders");
  const money = useMoney();
  const { parcel_declared_value: value, parcel_image_full_url: photos, parcel_handoff } = order;
  const facts = [
    value !== null && t("parcel.worth", { amount: money(value) }),
    parcel_handoff === "in_person" && t("parcel.inPerson"),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className="text-meta text-muted">{facts.join(" · ")}</p>}
      {photos.length > 0 && (
        <div className="mt-2">
          <PictureLinks label={t("parcel.photos")} urls={photos} />
        </div>
      )}
    </>
  );
}

/**
 * Who pays, and what the courier collects; of a canceled parcel its sender pays the return, and
 * nobody else anything.
 */
function Payer({ order }: { order: Order }) {
  const t = useMessages("orders");
  const money = useMoney();
  const { charge_payer: payer, viewed_by: viewer, parcel_cancellation: cancellation } = order;
  const isReturn = cancellation !== null;
  const isFree = cancellation?.return_fee === 0 || viewer === "receiver";
  if (payer === null || (isReturn && isFree)) return null;
  const isYou = (viewer === "owner") === (payer === "sender");
  const due = order.payment_method === "cash_on_delivery" ? dueOf(order) : 0;
  const amount = due > 0 ? money(due) : null;
  const door = payer === "sender" ? "pickup" : viewer === "receiver" ? "you" : "door";
  const where = isReturn ? "back" : door;
  return (
    <ContactRow label={t("parcel.payer")} picture={<RoundIcon icon={HandCoins} />}>
      <p className="font-semibold">
        {t(`parcel.paid.${isReturn ? "return" : isYou ? "you" : payer}`)}
      </p>
      {amount && <p className="text-meta text-muted">{t(`parcel.cash.${where}`, { amount })}</p>}
      {viewer === "receiver" && payer === "sender" && (
        <p className="text-meta text-muted">{t("parcel.cash.none")}</p>
      )}
    </ContactRow>
  );
}
