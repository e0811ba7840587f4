import { newKey } from "@errand/client/create-client.ts";
import { pageLoad } from "@errand/client/page-load.ts";
import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { useState } from "react";
import { call } from "../api/call.ts";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { LeaveButton } from "./leave-button.tsx";
import { OwnLines } from "./own-order.tsx";
import { useShareMethods } from "./payment-methods.tsx";
import { useSetGroup } from "./use-group.ts";
import { useGroupCall, useShowError } from "./use-group-call.ts";

/** A member who has chosen: what it costs, and where everybody pays, how it is paid. */
export function ReadyMember({ group }: { group: Group }) {
  const t = useMessages("groups");
  const { clock } = useDateTimeText();
  const { code, members, me, host_name: host, who_pays: whoPays, state } = group;
  const { isBusy, run } = useGroupCall(code);
  const own = members.find(({ id }) => id === me);
  if (!own) return null;
  const { name, amount, paid } = own;
  return (
    <div className="mx-auto flex max-w-md flex-col gap-5">
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{t("ready.title", { name })}</h1>
      <p className="text-muted">{t("ready.text", { host, time: clock(group.deadline) })}</p>
      <div className="flex flex-col gap-3 rounded-panel bg-sunken p-5">
        <OwnLines group={group} />
        {amount !== undefined && (
          <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3 text-title font-bold">
            {t(whoPays === "each" ? "ready.youPay" : "ready.yourPart")}
            <Money amount={paid ?? amount} />
          </p>
        )}
        <p className="text-meta text-muted">{t("ready.parts")}</p>
      </div>
      {whoPays === "host" && <p className="text-muted">{t("ready.hostPays", { host })}</p>}
      {whoPays === "each" && paid !== undefined && (
        <p role="status" className="rounded-panel bg-good-soft p-4 font-semibold text-good">
          {t("ready.paid")}
        </p>
      )}
      {whoPays === "each" && paid === undefined && amount !== undefined && (
        <PayShare group={group} amount={amount} />
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

function PayShare({ group: { code }, amount }: { group: Group; amount: number }) {
  const t = useMessages("groups");
  const money = useMoney();
  const set = useSetGroup(code);
  const showError = useShowError();
  const methods = useShareMethods();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const method = chosen ?? methods[0]?.value;
  if (method === undefined) return <p className="text-muted">{t("pay.none")}</p>;

  async function pay(payment_method: string) {
    setBusy(true);
    try {
      const callback = `${location.origin}/group/${code}`;
      const input = { code, amount, payment_method, callback };
      const { group, redirect_link } = await call("POST /customer/group/pay", input, {
        key: newKey(),
      });
      set(group);
      if (redirect_link !== undefined) pageLoad.open(redirect_link);
      else setBusy(false);
    } catch (error) {
      setBusy(false);
      showError(error);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-title">{t("pay.with")}</h2>
      <RadioList<string>
        label={t("pay.with")}
        options={methods}
        value={method}
        onChange={setChosen}
      />
      <Button variant="accent" size="lg" isBusy={isBusy} onClick={() => void pay(method)}>
        {t("pay.submit", { amount: money(amount) })}
      </Button>
      <p className="text-meta text-muted">{t("pay.later")}</p>
    </div>
  );
}
