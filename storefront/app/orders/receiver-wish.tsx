import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useDateTimeText } from "./date-time-text.ts";
import { wasLeft } from "./status-messages.ts";

/** What the receiver of a parcel chose, for its sender: where it will be left, or was. */
export function ReceiverWish({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { clock } = useDateTimeText();
  const { receiver_choice: made, receiver_details: receiver, viewed_by, order_status } = order;
  if (made?.choice.kind !== "safe_place" || viewed_by !== "owner") return null;
  if (order.parcel_cancellation) return null;
  const { place, note } = made.choice;
  const [name = ""] = (receiver?.contact_person_name ?? "").split(" ");
  // Who opened the door after all named the code: only a picture says that it was left.
  const isLeft = order_status === "delivered" && wasLeft(order);
  return (
    <div className="mt-5 flex items-center gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-good-soft text-good">
        <ShieldCheck aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {t(`receiver.${isLeft ? "left" : "toLeave"}.${place}`, { name })}
        </p>
        <p className="text-meta text-muted">
          {t("receiver.chosen", { time: clock(made.at) })}
          {note && (
            <>
              {" "}
              <bdi>{t("receiver.noted", { note })}</bdi>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
