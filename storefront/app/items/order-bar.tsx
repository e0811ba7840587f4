import type { Item } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import type { LucideIcon } from "lucide-react";
import Clock from "lucide-react/icons/clock";
import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import { useMoney, useShop } from "../config/shop.ts";
import {
  useCanOrder,
  useClosedText,
  useItemAvailability,
  useTimeWindow,
} from "./item-availability.ts";
import { useMeasure } from "./measure.ts";
import type { ItemOrder } from "./use-item-order.ts";

interface OrderBarProps {
  item: Item;
  order: ItemOrder;
  isInDialog: boolean;
}

/** Sticks to the lower edge: the quantity, and the button to order with the total. */
export function OrderBar({ item, order, isInDialog }: OrderBarProps) {
  const t = useMessages("catalog");
  const money = useMoney();
  const state = useItemAvailability(item);
  const canOrder = useCanOrder(item);
  const measure = useMeasure(item, order.selection.quantity);
  const totalKey = measure ? "order.totalIsAbout" : "order.totalIs";
  return (
    <div
      data-bottom-bar=""
      className={`bottom-0 tall:sticky z-10 border-t border-line py-3 md:py-4 ${isInDialog ? "order-last -mx-5 mt-auto bg-raised px-5 md:ms-0 md:ps-0" : "-mx-4 bg-paper px-4 max-md:order-last md:mx-0 md:grow md:border-none md:px-0"}`}
    >
      {state === "not_now" && <NotNow item={item} canSchedule={canOrder} />}
      {state === "ready" && <ClosedStore item={item} />}
      {state === "prescription" && (
        <Notice icon={FileText} title={t("item.prescription")}>
          {t("order.noPrescriptions")}
        </Notice>
      )}
      {canOrder ? (
        <div className="flex items-center gap-3">
          <QuantityStepper
            quantity={order.selection.quantity}
            measure={measure}
            name={item.name}
            isAtMost={order.isAtMost}
            onIncrease={order.increase}
            onDecrease={order.decrease}
          />
          <OrderButton item={item} order={order} />
          <span aria-live="polite" className="sr-only">
            {t(totalKey, { amount: money(order.total) })}
          </span>
        </div>
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

/** That the store is closed, and what can be done until it opens. */
function ClosedStore({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  const closed = useClosedText(item);
  if (closed === null) return null;
  return (
    <Notice icon={Clock} title={closed}>
      {t(config.schedule_order && item.schedule_order ? "store.canSchedule" : "store.canLook")}
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

/**
 * Adds to the cart; campaign items are ordered directly, without the cart. While a choice is
 * missing, the button names it and a press leads there.
 */
function OrderButton({ item, order }: { item: Item; order: ItemOrder }) {
  const t = useMessages("catalog");
  const money = useMoney();
  const isCampaign = item.available_date_starts !== null;
  const isWeighed = item.weight_step !== null;
  const { openChoice, incompleteGroup, putLabel } = order;
  const label =
    openChoice !== null
      ? t(startsWithVowel(openChoice) ? "order.chooseAn" : "order.chooseA", {
          name: inSentence(openChoice),
        })
      : incompleteGroup !== null
        ? t("order.choose", { name: incompleteGroup })
        : isCampaign
          ? t("order.orderNow")
          : t(putLabel);
  return (
    <Button
      size="lg"
      variant="accent"
      // A phone has no room for both in one line, nor has "about" beside a longer label.
      className={classNames(
        "min-w-0 grow px-5! py-1 max-sm:text-body",
        isWeighed
          ? "flex-col justify-center! gap-0! leading-tight"
          : "justify-between! gap-2! max-sm:flex-col max-sm:justify-center! max-sm:gap-0!",
      )}
      isBusy={order.isBusy}
      onClick={(isCampaign && order.buyNow) || order.putInCart}
    >
      <span
        className={classNames(
          "line-clamp-2 leading-tight max-sm:text-center",
          isWeighed ? "text-center" : "sm:text-start",
        )}
      >
        {label}
      </span>
      {/* The name of a group may need two lines. */}
      <bdi
        className={`whitespace-nowrap tabular-nums ${incompleteGroup === null ? "max-sm:text-meta" : "max-sm:hidden"}`}
      >
        {isWeighed ? t("order.about", { amount: money(order.total) }) : money(order.total)}
      </bdi>
    </Button>
  );
}

function startsWithVowel(text: string): boolean {
  return /^[aeiou]/i.test(text);
}

/** A title within a sentence: "size", but "RAM". */
function inSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
