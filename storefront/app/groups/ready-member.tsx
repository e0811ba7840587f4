import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Group } from "@errand/core/groups/groups.contract";
import { fromMinor, minor, sumOf, toMinor } from "@errand/core/money";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { call } from "../api/call.ts";
import { Money } from "../config/money.tsx";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { PaymentNotice } from "../orders/payment-notice.tsx";
import { LeaveButton } from "./leave-button.tsx";
import { MemberLines } from "./own-order.tsx";
import { PayShare } from "./pay-share.tsx";
import { useGroupCall } from "./use-group-call.ts";

/** A member who has chosen: what it costs, and where everybody pays, how it is paid. */
export function ReadyMember({ group }: { group: Group }) {
  const t = useMessages("groups");
  const { clock } = useDateTimeText();
  const { code, members, me, host_name: host, who_pays: whoPays, state } = group;
  const { isBusy, run } = useGroupCall(code);
  const own = members.find(({ id }) => id === me);
  if (!own) return null;
  const { name, amount, paid, lines } = own;
  const part = amount === undefined ? undefined : partOf(paid ?? amount, lines);
  return (
    <div className="mx-auto flex max-w-md flex-col gap-5">
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{t("ready.title", { name })}</h1>
      <p className="text-muted">{t("ready.text", { host, time: clock(group.deadline) })}</p>
      <div className="flex flex-col gap-3 rounded-panel bg-sunken p-5">
        <MemberLines lines={own.lines} />
        {part !== undefined && toMinor(part) !== 0 && (
          <p className="flex justify-between gap-3 text-muted">
            {t("ready.part")}
            <Money amount={part} />
          </p>
        )}
        {amount !== undefined && (
          <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3 text-title font-bold">
            {t(whoPays === "each" ? "ready.youPay" : "ready.yourPart")}
            <Money amount={paid ?? amount} />
          </p>
        )}
      </div>
      {paid === undefined && <PaymentNotice />}
      {whoPays === "host" && <p className="text-muted">{t("ready.hostPays", { host })}</p>}
      {whoPays === "each" && paid !== undefined && (
        <p role="status" className="rounded-panel bg-good-soft p-4 font-semibold text-good">
          {t("ready.paid")}
        </p>
      )}
      {whoPays === "each" && paid === undefined && amount !== undefined && (
        <PayShare group={group} memberId={own.id} amount={amount} />
      )}
      {state === "open" && (
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={() => void run(() => call("PUT /customer/group/ready", { code, ready: false }))}
        >
          {t("ready.change")}
        </Button>
      )}
      <LeaveButton group={group} />
      <p className="text-center text-meta text-muted">
        {t("ready.nobody", { time: clock(group.place_by) })}
      </p>
    </div>
  );
}

/** What a share has besides the lines: a part of delivery, service and discounts. */
function partOf(share: number, lines: readonly CartLine[]): number {
  const own = sumOf(lines.map(({ totalPrice }) => toMinor(totalPrice)));
  return fromMinor(minor(toMinor(share) - own));
}
