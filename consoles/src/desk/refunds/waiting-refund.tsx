import { useMessages } from "@errand/ui/messages/messages.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useMoney } from "../../console/use-shop.ts";
import { type DeskRefund, useWaitingRefund } from "./use-waiting-refund.ts";

interface WaitingRefundProps {
  refund: DeskRefund;
  /** Which act is running. */
  busy: string | null;
  run(name: string, act: () => Promise<{ message: string }>): Promise<void>;
}

/** A refund that waits for a second person, on the page of what it is about. */
export function WaitingRefund({ refund, busy, run }: WaitingRefundProps) {
  const t = useMessages("queues");
  const money = useMoney();
  const { isOwn, mayChange, confirm, withdraw } = useWaitingRefund(refund);
  const { id } = refund;
  const facts = {
    amount: money(refund.refund_amount),
    name: refund.proposal?.by.name ?? "",
    bearer: t(`refund.bearer.${refund.borne_by ?? "platform"}`),
  };
  return (
    <section
      aria-label={t("refund.toConfirm")}
      className="flex flex-col gap-3 rounded-xl border border-line bg-warn-soft p-3"
    >
      <p>
        <b className="block text-warn">{t("refund.toConfirm")}</b>
        {t("refund.decidedBy", facts)} {isOwn && t("refund.ownDecision")}
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {!isOwn && (
            <OfficeButton
              tone="ink"
              isBusy={busy === `confirm ${id}`}
              onClick={() => void run(`confirm ${id}`, confirm)}
            >
              {t("refund.confirm", facts)}
            </OfficeButton>
          )}
          <OfficeButton
            tone="outline"
            isBusy={busy === `withdraw ${id}`}
            onClick={() => void run(`withdraw ${id}`, withdraw)}
          >
            {t("refund.withdraw")}
          </OfficeButton>
        </div>
      )}
    </section>
  );
}
