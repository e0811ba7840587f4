import type { Item } from "@errand/core/catalog/catalog.types";
import type { LucideIcon } from "lucide-react";
import Clock from "lucide-react/icons/clock";
import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import { Price } from "../config/money.tsx";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { QuantityStepper } from "../ui/quantity-stepper.tsx";
import { useCanOrder, useItemAvailability, useTimeWindow } from "./item-availability.ts";
import type { ItemOrder } from "./use-item-order.ts";

interface OrderBarProps {
  item: Item;
  order: ItemOrder;
  /** In a dialog, whose padding the bar has to cover. */
  isInDialog: boolean;
}

/** Sticks to the lower edge: quantity, total, and the buttons to order. */
export function OrderBar({ item, order, isInDialog }: OrderBarProps) {
  const t = useMessages("catalog");
  const state = useItemAvailability(item);
  const canOrder = useCanOrder(item);
  return (
    <div
      data-bottom-bar=""
      className={`sticky z-10 -mx-5 mt-auto -mb-5 border-t border-line bg-raised px-5 py-4 md:rounded-b-card ${isInDialog ? "-bottom-5" : "bottom-0"}`}
    >
      {state === "not_now" && <NotNow item={item} canSchedule={canOrder} />}
      {state === "prescription" && (
        <Notice icon={FileText} title={t("item.prescription")}>
          {t("order.noPrescriptions")}
        </Notice>
      )}
      {canOrder && (
        <div className="mb-3 flex items-center justify-between gap-4">
          <span aria-live="polite">
            <span className="block text-sm text-muted">{t("order.total")}</span>
            <Price amount={order.total} before={order.before} className="text-xl" />
          </span>
          <QuantityStepper
            quantity={order.selection.quantity}
            name={item.name}
            isAtMost={order.isAtMost}
            onIncrease={order.increase}
            onDecrease={order.decrease}
          />
        </div>
      )}
      {canOrder ? (
        <Actions isCampaign={item.available_date_starts !== null} order={order} />
      ) : (
        <Button size="lg" disabled className="w-full">
          {state === "sold_out"
            ? t("outOfStock")
            : state === "not_now"
              ? t("notNow")
              : t("order.add")}
        </Button>
      )}
    </div>
  );
}

function NotNow({ item, canSchedule }: { item: Item; canSchedule: boolean }) {
  const t = useMessages("catalog");
  const window = useTimeWindow(item);
  return (
    <Notice icon={Clock} title={t("notNow")}>
      {window !== "" && t("order.availableAt", { window })}
      {canSchedule && ` ${t("order.canSchedule")}`}
    </Notice>
  );
}

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** Why the item cannot be ordered now. */
function Notice({ icon: Icon, title, children }: NoticeProps) {
  return (
    <p className="mb-3 flex items-start gap-2.5 rounded-control bg-warn-soft px-3 py-2.5 text-sm text-warn">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>
        <strong className="block font-semibold">{title}</strong>
        {children}
      </span>
    </p>
  );
}

/** Campaign items are ordered directly, without the cart. */
function Actions({ isCampaign, order }: { isCampaign: boolean; order: ItemOrder }) {
  const t = useMessages("catalog");
  if (isCampaign) {
    return (
      <Button size="lg" className="w-full" onClick={order.buyNow}>
        {t("order.orderNow")}
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
      <Button size="lg" variant="outline" className="px-3!" onClick={order.buyNow}>
        {t("order.buyNow")}
      </Button>
      <Button size="lg" className="px-3!" isBusy={order.isBusy} onClick={order.putInCart}>
        {order.isInCart ? t("order.update") : t("order.add")}
      </Button>
    </div>
  );
}
