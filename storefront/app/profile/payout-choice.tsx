import type { AccountBalance } from "@errand/core/account/profile.contract";
import { fromMinor, minor, toMinor } from "@errand/core/money";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";

export type Payout = "original" | "give_up";

interface PayoutChoiceProps {
  balance: AccountBalance;
  value: Payout;
  onChange(value: Payout): void;
}

/**
 * Names the money of an account that is about to be deleted, and asks whether it is paid out, where
 * some of it can be.
 */
export function PayoutChoice({ balance, value, onChange }: PayoutChoiceProps) {
  const t = useMessages("profile");
  const money = useMoney();
  const { wallet_balance, payable, refundable } = balance;
  const returned = refundable.reduce((sum, { amount }) => sum + toMinor(amount), 0);
  const rest = toMinor(payable) - returned;
  const given = toMinor(wallet_balance) - toMinor(payable);
  const gift = given > 0 && (
    <p className="text-muted">
      {t("delete.money.given", { amount: money(fromMinor(minor(given))) })}
    </p>
  );
  if (payable === 0) return gift;
  return (
    <>
      <p className="mb-3 text-muted">{t("delete.money.text")}</p>
      <dl className="mb-2 rounded-control bg-sunken px-4 py-2">
        {refundable.map(({ payment_id, amount, method }) => (
          <Row key={payment_id} label={t("delete.money.method", { method })} amount={amount} />
        ))}
        {rest > 0 && <Row label={t("delete.money.rest")} amount={fromMinor(minor(rest))} />}
        <Row isTotal label={t("delete.money.total")} amount={payable} />
      </dl>
      {gift}
      <RadioList<Payout>
        label={t("delete.money.choice")}
        options={[
          { value: "original", label: t("delete.money.original") },
          { value: "give_up", label: t("delete.money.giveUp", { amount: money(payable) }) },
        ]}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

function Row({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div
      className={
        isTotal
          ? "flex justify-between gap-4 border-t border-line py-2 font-bold first:border-t-0"
          : "flex justify-between gap-4 py-2"
      }
    >
      <dt>{label}</dt>
      <dd className="shrink-0">
        <Money amount={amount} />
      </dd>
    </div>
  );
}
