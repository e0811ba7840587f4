import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import Banknote from "lucide-react/icons/banknote";
import { Link } from "react-router";
import { storePath } from "../catalog/paths.ts";
import { useMoney } from "../config/shop.ts";
import { usePaymentMethodName } from "../orders/payment-method-name.ts";
import { ChangeFor } from "./change-for.tsx";
import type { Draft } from "./draft.ts";
import { FactSection } from "./fact-section.tsx";
import { usualNotes } from "./payment-options.ts";

/** What happens after a prescription is ordered, in place of a receipt. */
export function PrescriptionSummary({ store }: { store: StoreDetails }) {
  const t = useMessages("checkout");
  const steps = [t("prescription.read"), t("prescription.agree"), t("prescription.prepare")];
  return (
    <Section
      title={t("prescription.next")}
      text={
        <Link to={storePath(store)} className="font-medium hover:underline">
          {t("items.from", { store: store.name })}
        </Link>
      }
    >
      <ol className="list-decimal space-y-2 ps-5 marker:font-bold">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}

interface CashPaymentProps {
  draft: Pick<Draft, "type" | "bringChange">;
  change(changes: Pick<Draft, "bringChange">): void;
}

/** A prescription has no price yet, so that it is paid in cash. */
export function CashPayment({ draft: { type, bringChange }, change }: CashPaymentProps) {
  const t = useMessages("checkout");
  const money = useMoney();
  const nameOf = usePaymentMethodName();
  const isTakeAway = type === "take_away";
  const detail = t("prescription.cash");
  return (
    <FactSection
      icon={Banknote}
      title={t("payment.title")}
      fact={nameOf({ method: "cash_on_delivery", isTakeAway })}
      detail={
        bringChange > 0
          ? `${detail} · ${t("payment.changeFor", { amount: money(bringChange) })}`
          : detail
      }
      form={
        <ChangeFor
          notes={usualNotes}
          chosen={bringChange}
          onChange={(note) => change({ bringChange: note })}
        />
      }
    />
  );
}
