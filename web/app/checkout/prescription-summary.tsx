import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import Banknote from "lucide-react/icons/banknote";
import { Link } from "react-router";
import { storePath } from "../catalog/paths.ts";
import { useMessages } from "../messages/messages.ts";
import { usePaymentMethodName } from "../orders/payment-method-name.ts";
import { Section } from "../ui/section.tsx";
import { FactSection } from "./fact-section.tsx";

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

/** A prescription has no price yet, so that it is paid in cash. */
export function CashPayment({ isTakeAway }: { isTakeAway: boolean }) {
  const t = useMessages("checkout");
  const nameOf = usePaymentMethodName();
  return (
    <FactSection
      icon={Banknote}
      title={t("payment.title")}
      fact={nameOf({ method: "cash_on_delivery", isTakeAway })}
      detail={t("prescription.cash")}
    />
  );
}
