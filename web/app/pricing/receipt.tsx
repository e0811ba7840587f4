import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import type { ReactNode } from "react";
import { Money } from "../config/money.tsx";
import { useMessages } from "../messages/messages.ts";
import { classNames } from "../ui/class-names.ts";

type ReceiptLine = ReceiptResponse["lines"][number];

interface ReceiptProps {
  receipt: ReceiptResponse;
  /** What stands under a line about an item: how it was chosen, what is wrong with it. */
  detailOf?(line: ReceiptLine): ReactNode;
  /** A newer one is on its way. */
  isPending?: boolean;
}

/** Every step from the items to the total, in the words of the server (contract 4.4). */
export function Receipt({ receipt, detailOf, isPending = false }: ReceiptProps) {
  const t = useMessages("checkout");
  const isGoods = ({ key }: ReceiptLine) => key === "items" || key === "add_ons";
  return (
    <div
      aria-busy={isPending}
      className={classNames("transition-opacity duration-200", isPending && "opacity-55")}
    >
      <dl className="space-y-2.5">
        {receipt.lines.map((line, place) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never change their order.
            key={`${line.key} ${line.cart_id ?? line.item_id ?? ""} ${place}`}
            className={classNames(
              "flex items-start justify-between gap-4",
              !isGoods(line) && "text-muted",
            )}
          >
            <dt className="min-w-0">
              <LineName line={line} />
              {line.note && <span className="text-sm text-muted"> ({line.note})</span>}
              {detailOf?.(line)}
            </dt>
            <dd className={line.amount < 0 ? "font-medium text-good" : undefined}>
              <Money amount={line.amount} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-4 space-y-1.5 border-t border-line pt-4">
        <Sum name={t("receipt.total")} amount={receipt.total} isMain />
        {receipt.paid > 0 && <Sum name={t("receipt.paid")} amount={receipt.paid} />}
        {receipt.paid > 0 && <Sum name={t("receipt.due")} amount={receipt.due} isMain />}
      </dl>
    </div>
  );
}

function LineName({ line }: { line: ReceiptLine }) {
  const t = useMessages("checkout");
  if (line.key !== "items" || line.quantity === null) return <bdi>{line.label}</bdi>;
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
