import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Clock from "lucide-react/icons/clock";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import PackageCheck from "lucide-react/icons/package-check";
import { type ReactNode, useRef } from "react";
import { AddressSection } from "../checkout/address-section.tsx";
import { checkoutColumns } from "../checkout/checkout-columns.ts";
import { withoutSubmitByEnter } from "../checkout/checkout-form.tsx";
import { ChoiceCards } from "../checkout/choice-cards.tsx";
import { ContactSection } from "../checkout/contact-section.tsx";
import { FactSection } from "../checkout/fact-section.tsx";
import { PaymentSection } from "../checkout/payment-section.tsx";
import { PlaceBar } from "../checkout/place-bar.tsx";
import { QuickNote } from "../checkout/quick-note.tsx";
import { Tips } from "../checkout/tips.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import type { ErrandChoices } from "./errand-choices.ts";
import { Impossible } from "./impossible.tsx";
import { RunSummary } from "./run-summary.tsx";
import { StopCoupon } from "./stop-coupon.tsx";
import { StopList } from "./stop-list.tsx";
import { type RunCheckout, useRunCheckout } from "./use-run-checkout.ts";
import { useWindowText } from "./use-window-text.ts";

interface ErrandFormProps {
  carts: ShopperCart[];
  errand: { choices: ErrandChoices; change(changes: Partial<ErrandChoices>): void };
  onLeave(cart: ShopperCart): void;
  /** Below the stops: the carts that are left out. */
  children: ReactNode;
}

/** The stops and the checkout of a run on one side, its price on the other. */
export function ErrandForm({ carts, errand, onLeave, children }: ErrandFormProps) {
  const t = useMessages("checkout");
  const money = useMoney();
  const checkout = useRunCheckout(carts, errand);
  const element = useRef<HTMLFormElement>(null);
  const { impossible, form, refusals } = checkout;
  const hasProblems = carts.some(({ problems }) => problems.length > 0);

  function submit() {
    if (checkout.submit()) return;
    element.current?.querySelector<HTMLElement>("[data-error]")?.focus();
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.handleSubmit(submit)}
      onKeyDown={withoutSubmitByEnter}
      className={checkoutColumns}
    >
      <div className="divide-y divide-line lg:border-b lg:border-line">
        <div className="pb-1">
          {impossible && <Impossible error={impossible} stops={checkout.stops} />}
          <StopList carts={carts} checkout={checkout} onLeave={onLeave} />
        </div>
        {children}
        <AddressSection
          form={form}
          errors={checkout.errors}
          change={checkout.change}
          refusals={refusals.get("address") ?? []}
          isGuest={checkout.isGuest}
        />
        <RunTime checkout={checkout} />
        <ContactSection
          form={form}
          errors={checkout.errors}
          onChange={checkout.clearRefusals}
          refusals={refusals.get("contact") ?? []}
          isGuest={checkout.isGuest}
          offersAccount={false}
          isCollected={false}
        />
        <IfRefused checkout={checkout} />
        <CourierExtras checkout={checkout} />
        {!checkout.isGuest &&
          carts.map((cart, index) => (
            <StopCoupon key={cart.store_id} cart={cart} index={index} checkout={checkout} />
          ))}
        <PaymentSection checkout={checkout} refusals={refusals.get("payment") ?? []} />
      </div>
      <div className="flex flex-col gap-5 max-lg:contents lg:sticky lg:top-24 lg:rounded-panel lg:bg-sunken lg:p-6 desk:top-36">
        <RunSummary checkout={checkout} carts={carts} />
        <PlaceBar
          placing={checkout}
          labelFor={(total) =>
            total === undefined ? t("place") : t("placeFor", { amount: money(total) })
          }
          isBlocked={impossible !== undefined || hasProblems}
          hasFieldErrors={Object.keys(form.formState.errors).length > 0}
        />
      </div>
    </form>
  );
}

/** Runs start at once. */
function RunTime({ checkout: { quote } }: { checkout: RunCheckout }) {
  const t = useMessages("runs");
  const windowText = useWindowText();
  const checkout = useMessages("checkout");
  const isKnown = quote.run && !quote.error;
  return (
    <FactSection
      icon={Clock}
      title={checkout("time.title")}
      fact={
        quote.run && isKnown
          ? t("time.together", { time: windowText(quote.run.window) })
          : t("time.now")
      }
      detail={t("time.detail")}
    />
  );
}

function IfRefused({ checkout }: { checkout: RunCheckout }) {
  const t = useMessages("runs");
  return (
    <section className="py-5">
      <h2 className="mb-3 text-title">{t("refused.title")}</h2>
      <ChoiceCards
        label={t("refused.title")}
        options={[
          {
            value: "bring_rest",
            icon: PackageCheck,
            title: t("refused.bring_rest"),
            text: t("refused.bringText"),
          },
          {
            value: "ask",
            icon: MessageCircleQuestion,
            title: t("refused.ask"),
            text: t("refused.askText"),
          },
        ]}
        value={checkout.choices.ifRefused}
        onChange={(ifRefused) => checkout.changeChoices({ ifRefused })}
      />
    </section>
  );
}

/** What the courier is told, and a tip, both once. */
function CourierExtras({ checkout: { draft, change } }: { checkout: RunCheckout }) {
  const t = useMessages("runs");
  const checkout = useMessages("checkout");
  const money = useMoney();
  const { config } = useShop();
  const hasTip = config.dm_tips_status === 1;
  const chosen = [
    draft.deliveryInstruction.trim(),
    hasTip && draft.tip > 0 && checkout("extras.tipOf", { amount: money(draft.tip) }),
  ].filter(Boolean);
  return (
    <FactSection
      icon={HeartHandshake}
      title={t("courier.title")}
      fact={t(hasTip ? "courier.withTip" : "courier.title")}
      detail={<bdi>{chosen.join(" · ") || checkout("extras.nothing")}</bdi>}
      form={
        <div className="flex flex-col gap-5">
          <QuickNote
            label={checkout("extras.instruction")}
            suggestions={[
              checkout("extras.instructions.door"),
              checkout("extras.instructions.meet"),
              checkout("extras.instructions.call"),
            ]}
            maxLength={255}
            value={draft.deliveryInstruction}
            onChange={(deliveryInstruction) => change({ deliveryInstruction })}
          />
          <Tips tip={draft.tip} onChange={(tip) => change({ tip })} />
        </div>
      }
    />
  );
}
