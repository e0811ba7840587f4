import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type ReactNode, useId, useState } from "react";
import { Money } from "../config/money.tsx";
import { WeighedNote } from "./weighed-note.tsx";

type ReceiptLine = ReceiptResponse["lines"][number];

interface ReceiptProps {
  receipt: ReceiptResponse;
  /** What stands under a line about an item: how it was chosen, what is wrong with it. */
  detailOf?(line: ReceiptLine): ReactNode;
  /** The order is not placed: the wallet will pay what the receipt calls paid. */
  isQuote?: boolean;
  /** A newer one is on its way. */
  isPending?: boolean;
  /** The items stand elsewhere: one line sums them up. */
  sumsItems?: boolean;
  /** The items and the total stand elsewhere. */
  isBrief?: boolean;
  /** What is explained, if not an order of a store. */
  subject?: "parcel" | "trip";
}

/**
 * Every step from the items to the total, in the words of the server (contract 4.4). One press
 * explains each line.
 */
export function Receipt(props: ReceiptProps) {
  const { receipt, detailOf, isQuote = false, isPending = false, isBrief = false } = props;
  const sumsItems = props.sumsItems || isBrief;
  const t = useMessages("checkout");
  const [isExplained, setExplained] = useState(false);
  const id = useId();
  const lines = sumsItems ? receipt.lines.filter((line) => !isOfItems(line)) : receipt.lines;
  return (
    <div
      aria-busy={isPending}
      className={classNames("transition-opacity duration-200", isPending && "opacity-55")}
    >
      <dl id={id} className="space-y-2.5">
        {sumsItems && <Sum name={t("receipt.subtotal")} amount={subtotalOf(receipt)} />}
        {lines.map((line, place) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never change their order.
            key={`${line.key} ${line.cart_id ?? line.item_id ?? ""} ${place}`}
            className={classNames(
              "flex items-start justify-between gap-4",
              !isOfItems(line) && "text-muted",
            )}
          >
            <dt className="min-w-0">
              <LineName line={line} />
              <Note line={line} />
              {detailOf?.(line)}
              {isExplained && (
                <span className="block text-sm text-muted">
                  {t(`receipt.why.${whyKeyOf(line, props.subject)}`)}
                </span>
              )}
            </dt>
            <dd className={line.amount < 0 ? "font-medium text-good" : undefined}>
              <Money amount={line.amount} />
            </dd>
          </div>
        ))}
      </dl>
      {!isBrief && (
        <dl className="mt-4 space-y-1.5 border-t border-line pt-4">
          <Sum
            name={t(receipt.expected === undefined ? "receipt.total" : "receipt.atMost")}
            amount={receipt.total}
            isMain
          />
          {receipt.paid > 0 && (
            <Sum name={t(isQuote ? "receipt.fromWallet" : "receipt.paid")} amount={receipt.paid} />
          )}
          {receipt.refunded > 0 ? (
            <Sum name={t("receipt.refunded")} amount={-receipt.refunded} />
          ) : (
            receipt.paid > 0 && <Sum name={t("receipt.due")} amount={receipt.due} isMain />
          )}
        </dl>
      )}
      {!isBrief && (
        <div className="mt-2 empty:hidden">
          <WeighedNote receipt={receipt} />
        </div>
      )}
      <button
        type="button"
        aria-expanded={isExplained}
        aria-controls={id}
        onClick={() => setExplained(!isExplained)}
        className="no-print mt-1 min-h-11 text-meta text-muted underline hover:text-ink"
      >
        {t(isExplained ? "receipt.hide" : "receipt.explain")}
      </button>
    </div>
  );
}

/** What is weighed is explained on a line of its own. */
function Note({ line: { key, note } }: { line: ReceiptLine }) {
  if (!note) return null;
  if (key === "items") return <span className="block text-sm text-muted">{note}</span>;
  return <span className="text-sm text-muted"> ({note})</span>;
}

function isOfItems({ key }: ReceiptLine): boolean {
  return key === "items" || key === "add_ons";
}

function subtotalOf({ lines }: ReceiptResponse): number {
  return fromMinor(sumOf(lines.filter(isOfItems).map(({ amount }) => toMinor(amount))));
}

const tripKeys = {
  items: "trip_items",
  item_discount: "trip_item_discount",
  store_discount: "trip_store_discount",
  ref_bonus: "trip_ref_bonus",
  additional_charge: "trip_additional_charge",
} as const;

/** Tax that the prices include has a text of its own, and so have parcels and trips. */
function whyKeyOf({ key, added, note }: ReceiptLine, subject: ReceiptProps["subject"]) {
  if (key === "items" && note !== null) return "items_weighed";
  if (subject === "parcel" && key === "delivery_charge") return "parcel_delivery_charge";
  if (subject === "parcel" && key === "tax" && added) return "parcel_tax";
  if (subject === "trip" && key === "tax" && added) return "trip_tax";
  if (subject === "trip" && isOfTrip(key)) return tripKeys[key];
  return key === "tax" && !added ? "tax_included" : key;
}

function isOfTrip(key: ReceiptLine["key"]): key is keyof typeof tripKeys {
  return key in tripKeys;
}

function LineName({ line }: { line: ReceiptLine }) {
  const t = useMessages("checkout");
  if (line.key !== "items") return <bdi>{line.label}</bdi>;
  if (line.quantity === null) return <bdi className="font-medium">{line.label}</bdi>;
  return (
    <>
      <span className="font-semibold tabular-nums text-accent">
        {t("items.count", { count: line.quantity })}
      </span>{" "}
      <bdi className="font-medium">{line.label}</bdi>
    </>
  );
}

function Sum({ name, amount, isMain }: { name: string; amount: number; isMain?: boolean }) {
  return (
    <div className={classNames("flex justify-between gap-4", isMain && "text-lg font-bold")}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
