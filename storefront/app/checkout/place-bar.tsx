import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { TermsNote } from "@errand/ui/forms/terms-note.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import CloudAlert from "lucide-react/icons/cloud-alert";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { type ReactNode, useEffect, useRef } from "react";
import { useMoney } from "../config/shop.ts";
import type { useQuote } from "../pricing/use-quote.ts";
import { useIsOnline } from "../shell/offline-notice.tsx";
import { type ChangedReceiptLine, changesBetween } from "./price-change.ts";

/** What the bar reads of a checkout. */
interface Placing {
  quote: Pick<ReturnType<typeof useQuote>, "receipt" | "error" | "isPending">;
  priceChange: { before: ReceiptResponse; now: ReceiptResponse } | null;
  isLost: boolean;
  isPlacing: boolean;
  refusals: ReadonlyMap<string, string[]>;
}

interface PlaceBarProps {
  placing: Placing;
  /** The text of the button; the total is undefined while it is unknown. */
  labelFor(total: number | undefined): string;
  /** The order is known to be impossible. */
  isBlocked?: boolean;
  hasFieldErrors: boolean;
  /** Until when the order can be canceled, and at which cost. */
  cancelTerms?: string;
  isTrip?: boolean;
  /** The id of the form that the button submits, where it stands outside of it. */
  form?: string;
}

/**
 * The button that places the order, below the errors of the last press; sticks to the lower edge on
 * phones.
 */
export function PlaceBar(props: PlaceBarProps) {
  const { placing, labelFor, isBlocked = false, hasFieldErrors, isTrip = false } = props;
  const t = useMessages("checkout");
  const isOnline = useIsOnline();
  const { quote, priceChange, isLost, isPlacing, refusals } = placing;
  const total = isBlocked || quote.error || quote.isPending ? undefined : quote.receipt?.total;
  // An error right above the button needs no hint.
  const hasErrorsElsewhere =
    [...refusals.keys()].some((section) => section !== "order") || hasFieldErrors;
  return (
    <div
      data-bottom-bar="high"
      className={classNames(
        "z-20 border-line max-lg:tall:sticky max-lg:bg-paper max-lg:-mx-4 max-lg:border-t max-lg:p-4 md:max-lg:-mx-6 md:max-lg:px-6",
        // Above the offline notice.
        isOnline ? "max-lg:bottom-0" : "max-lg:bottom-16",
      )}
    >
      <div className="-mt-3 mb-3 empty:hidden">
        <Refusals texts={refusals.get("order") ?? []} />
      </div>
      {priceChange && <PriceChange {...priceChange} isTrip={isTrip} />}
      {isLost && !isPlacing && (
        <Notice
          icon={<CloudAlert aria-hidden className="mt-0.5 size-5 shrink-0" />}
          title={t("lost.title")}
        >
          {t(isTrip ? "lost.tripText" : "lost.text")}
        </Notice>
      )}
      <Button
        type="submit"
        form={props.form}
        variant="accent"
        size="lg"
        className="w-full"
        isBusy={isPlacing}
        aria-disabled={isBlocked || undefined}
      >
        {labelFor(total)}
      </Button>
      {props.cancelTerms && (
        <p className="mt-2 text-center text-sm text-muted">{props.cancelTerms}</p>
      )}
      <TermsNote
        text={t(isTrip ? "tripTerms" : "terms")}
        newTab={t("newTab")}
        className="mt-2 text-center"
      />
      {hasErrorsElsewhere && (
        <p role="status" className="mt-2 text-center text-sm text-muted">
          {t("fixFields")}
        </p>
      )}
    </div>
  );
}

interface PriceChangeProps {
  before: ReceiptResponse;
  now: ReceiptResponse;
  isTrip: boolean;
}

/** What changed in the price; the customer confirms by pressing the button again. */
function PriceChange({ before, now, isTrip }: PriceChangeProps) {
  const t = useMessages("checkout");
  const money = useMoney();

  function textOf({ label, before: was, now: is }: ChangedReceiptLine): string {
    if (was === null) return t("change.added", { label, now: money(is ?? 0) });
    if (is === null) return t("change.removed", { label, before: money(was) });
    return t("change.changed", { label, before: money(was), now: money(is) });
  }

  return (
    <Notice
      icon={<RefreshCw aria-hidden className="mt-0.5 size-5 shrink-0" />}
      title={t("change.title")}
      isFocused
    >
      {t(isTrip ? "change.tripText" : "change.text", {
        before: money(before.total),
        now: money(now.total),
      })}
      <ul className="mt-1.5 list-disc ps-5">
        {changesBetween(before, now).map((change) => (
          <li key={change.label}>{textOf(change)}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  isFocused?: boolean;
  children: ReactNode;
}

function Notice({ icon, title, isFocused = false, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-3 flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-sm text-warn"
    >
      {icon}
      <div>
        <p className="font-semibold">{title}</p>
        <div>{children}</div>
      </div>
    </div>
  );
}
