import { useMessages } from "@errand/ui/messages/messages.ts";
import Banknote from "lucide-react/icons/banknote";
import HandCoins from "lucide-react/icons/hand-coins";
import User from "lucide-react/icons/user";
import { ChoiceCards } from "../checkout/choice-cards.tsx";
import { FactSection } from "../checkout/fact-section.tsx";
import { PaymentSection } from "../checkout/payment-section.tsx";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";

/** Who pays, and how; a receiver pays in cash, at the door. */
export function PayerSection({ checkout }: { checkout: ParcelCheckout }) {
  const { draft, change, payment, refusals } = checkout;
  const t = useMessages("parcel");
  const words = useMessages("checkout");
  const texts = refusals.get("payment") ?? [];
  return (
    <>
      <section className="py-5" aria-label={t("payer.title")}>
        <h2 className="mb-3 text-xl">{t("payer.title")}</h2>
        <ChoiceCards
          label={t("payer.title")}
          options={[
            { value: "sender", icon: User, title: t("payer.sender"), text: t("payer.senderText") },
            {
              value: "receiver",
              icon: HandCoins,
              title: t("payer.receiver"),
              text: t("payer.receiverText"),
            },
          ]}
          value={draft.payer}
          onChange={(payer) => change({ payer })}
        />
      </section>
      {draft.payer === "receiver" ? (
        <FactSection
          icon={Banknote}
          title={words("payment.title")}
          fact={t("payer.cash")}
          detail={t("payer.cashText")}
          refusals={texts}
        />
      ) : (
        <PaymentSection
          checkout={{ payment, draft, change, isPaidAtPickup: true }}
          refusals={texts}
        />
      )}
    </>
  );
}
