import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import Banknote from "lucide-react/icons/banknote";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import Wallet from "lucide-react/icons/wallet";
import { GatewayPicture } from "../config/gateway-picture.tsx";
import { useMoney } from "../config/shop.ts";
import { OfflineFields } from "../orders/offline-fields.tsx";
import { usePaymentMethodName } from "../orders/payment-method-name.ts";
import { ChangeFor } from "./change-for.tsx";
import { FactSection } from "./fact-section.tsx";
import { notesAbove, type PaymentOption } from "./payment-options.ts";
import type { Payment, PaymentDraft } from "./use-payment.ts";

const icons = {
  cash_on_delivery: Banknote,
  wallet: Wallet,
  digital_payment: CreditCard,
  offline_payment: Landmark,
};

/** A checkout, of which the payment is one part. */
export interface Paying {
  payment: Payment;
  draft: Pick<PaymentDraft, "usesWallet" | "bringChange">;
  /** Cash is paid where the order is handed over, not where it is delivered. */
  isPaidAtPickup: boolean;
  /** Cash is paid when vehicles come back. */
  isPaidAtReturn?: boolean;
  /** Nobody brings change. */
  isTrip?: boolean;
  change(changes: Partial<PaymentDraft>): void;
}

/** How the order is paid: one line for what is chosen, and the ways that shop and zone offer. */
export function PaymentSection({ checkout, refusals }: { checkout: Paying; refusals: string[] }) {
  const t = useMessages("checkout");
  const { options, chosen } = checkout.payment;
  const name = useOptionName(checkout);
  if (!chosen) {
    const none = t("payment.none");
    return (
      <FactSection icon={Banknote} title={t("payment.title")} fact={none} refusals={refusals} />
    );
  }
  const hasChoice = options.length > 1 || checkout.payment.walletPart > 0;
  const asksForChange = chosen.method === "cash_on_delivery" && !checkout.isTrip;
  return (
    <FactSection
      icon={icons[chosen.method]}
      title={t("payment.title")}
      fact={<bdi>{name(chosen)}</bdi>}
      detail={<ChosenDetail checkout={checkout} />}
      form={(hasChoice || asksForChange) && <PaymentForm checkout={checkout} />}
      refusals={refusals}
    />
  );
}

/** The ways to pay, and the part of the wallet. */
export function PaymentForm({ checkout }: { checkout: Paying }) {
  const t = useMessages("checkout");
  const money = useMoney();
  const { payment, draft, change, isTrip = false } = checkout;
  const { options, chosen, walletPart, due, offlineMethods } = payment;
  const name = useOptionName(checkout);
  const offline = offlineMethods.find(({ id }) => id === chosen?.offlineMethod);
  return (
    <div className="flex flex-col gap-4">
      {walletPart > 0 && (
        <Checkbox
          isChecked={draft.usesWallet}
          onChange={(usesWallet) => change({ usesWallet })}
          trail={<span className="tabular-nums">{money(walletPart)}</span>}
        >
          <span className="block font-medium">{t("payment.useWallet")}</span>
          <span className="block text-sm text-muted">{t("payment.useWalletText")}</span>
        </Checkbox>
      )}
      {options.length > 1 && (
        <RadioList
          label={t("payment.title")}
          options={options.map((option) => ({
            value: option.key,
            label: <OptionLabel name={name(option)} option={option} checkout={checkout} />,
            isDisabled: !option.isPossible && option.key !== chosen?.key,
          }))}
          value={chosen?.key ?? null}
          onChange={(key) => {
            const option = options.find((each) => each.key === key);
            if (!option) return;
            const { method: paymentMethod, gateway, offlineMethod } = option;
            change({ paymentMethod, gateway, offlineMethod });
          }}
        />
      )}
      {chosen?.method === "cash_on_delivery" && due !== null && !isTrip && (
        <ChangeFor
          notes={notesAbove(due)}
          chosen={draft.bringChange}
          onChange={(bringChange) => change({ bringChange })}
        />
      )}
      {offline && <OfflineFields fields={offline.method_fields} />}
    </div>
  );
}

interface OptionLabelProps {
  name: string;
  option: PaymentOption;
  checkout: Paying;
}

function OptionLabel({ name, option, checkout }: OptionLabelProps) {
  const Icon = icons[option.method];
  const text = useOptionText(option, checkout);
  return (
    <span className="flex items-center gap-3">
      {/* As wide as the pictures of gateways, so that all names begin at one line. */}
      <span className="grid w-9 shrink-0 place-items-center">
        {option.gateway ? (
          <GatewayPicture gateway={option.gateway} />
        ) : (
          <Icon aria-hidden className="size-5" strokeWidth={1.9} />
        )}
      </span>
      <span className="min-w-0">
        <bdi className="block font-medium">{name}</bdi>
        {text && <span className="block text-sm text-muted">{text}</span>}
      </span>
    </span>
  );
}

/** What limits an option, or what follows from it. */
function useOptionText({ method, isPossible }: PaymentOption, { payment }: Paying): string | null {
  const t = useMessages("checkout");
  const money = useMoney();
  const { cashLimit, balance } = payment;
  if (method === "cash_on_delivery") {
    if (!isPossible) return t("payment.cashOverLimit");
    return cashLimit === null ? null : t("payment.cashLimit", { amount: money(cashLimit) });
  }
  if (method === "wallet") {
    const key = isPossible ? "payment.balance" : "payment.balanceTooLow";
    return t(key, { amount: money(balance ?? 0) });
  }
  return t(method === "digital_payment" ? "payment.digitalText" : "payment.offlineText");
}

function useOptionName(paying: Paying): (option: PaymentOption) => string {
  const { payment, isPaidAtPickup, isPaidAtReturn = false, isTrip = false } = paying;
  const nameOf = usePaymentMethodName();
  return ({ method, gateway, offlineMethod }) =>
    nameOf({
      method,
      gateway,
      offlineName: payment.offlineMethods.find(({ id }) => id === offlineMethod)?.method_name,
      isTakeAway: isPaidAtPickup,
      isTrip,
      isReturn: isPaidAtReturn,
    });
}

/** The second line of the closed section. */
function ChosenDetail({ checkout: { draft, payment } }: { checkout: Paying }) {
  const t = useMessages("checkout");
  const money = useMoney();
  const { chosen, fromWallet, due, balance } = payment;
  const parts = [
    fromWallet > 0 &&
      due !== null &&
      t("payment.afterWallet", { part: money(fromWallet), rest: money(due) }),
    draft.bringChange > 0 && t("payment.changeFor", { amount: money(draft.bringChange) }),
    chosen?.method === "wallet" && t("payment.balance", { amount: money(balance ?? 0) }),
    chosen?.method === "offline_payment" && t("payment.offlineText"),
    chosen?.method === "digital_payment" && t("payment.digitalText"),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : null;
}
