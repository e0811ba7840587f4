import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { Refusals } from "@errand/ui/section.tsx";
import { useState } from "react";
import { call } from "../api/call.ts";
import { useMoney } from "../config/shop.ts";
import { startPayment } from "../orders/start-payment.ts";
import { usePaymentStart } from "../orders/use-start-payment.ts";
import { useShareMethods } from "./payment-methods.tsx";
import { useSetGroup } from "./use-group.ts";

interface PayShareProps {
  group: Group;
  memberId: number;
  amount: number;
}

/**
 * Pays the own share. Who comes back from the gateway's page without having paid gets the same page
 * again while it is open.
 */
export function PayShare({ group: { code }, memberId, amount }: PayShareProps) {
  const t = useMessages("groups");
  const money = useMoney();
  const set = useSetGroup(code);
  const methods = useShareMethods();
  const [chosen, setChosen] = useState<string | null>(null);
  const method = chosen ?? methods[0]?.value;
  const payment = usePaymentStart<string>({
    start: async (payment_method) => {
      const callback = `${location.origin}/group/${code}`;
      const pay = async (key: string) => {
        const input = { code, amount, payment_method, callback };
        const {
          group,
          redirect_link = null,
          payment_id = null,
        } = await call("POST /customer/group/pay", input, { key });
        set(group);
        return { redirect_link, payment_id };
      };
      return (await startPayment(memberId, `group ${payment_method} ${amount}`, pay)).link;
    },
    takeArrival: () => null,
    // What it costs now, or that it is paid or placed already.
    onRefused: async () => set(await call("GET /customer/group", { code })),
  });
  if (method === undefined) return <p className="text-muted">{t("pay.none")}</p>;

  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-title">{t("pay.with")}</h2>
      <RadioList<string>
        label={t("pay.with")}
        options={methods}
        value={method}
        onChange={setChosen}
      />
      <Refusals texts={payment.reasons} />
      <Button
        variant="accent"
        size="lg"
        isBusy={payment.isStarting}
        onClick={() => payment.start(method)}
      >
        {t("pay.submit", { amount: money(amount) })}
      </Button>
      <p className="text-meta text-muted">{t("pay.later")}</p>
    </div>
  );
}
