import { fromMinor, nothing } from "@errand/core/money";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { type KeyboardEvent, useState } from "react";
import { useMoney } from "../config/shop.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { ClosedCoupons } from "./closed-coupons.tsx";
import { FactSection } from "./fact-section.tsx";
import type { CouponOffer, CouponState } from "./use-coupon.ts";

interface CouponSectionProps {
  coupon: CouponState;
  /** The store or the rental provider whose closed coupons are listed with the reason. */
  storeId?: number | undefined;
  /** Names the store, where several have a coupon each. */
  title?: string;
}

/** The coupon of a customer: the best one in one tap, all others and a typed code in the form. */
export function CouponSection({ coupon, storeId, title }: CouponSectionProps) {
  const t = useMessages("checkout");
  const money = useMoney();
  const { code, applied, suggested, removed, apply } = coupon;
  const saved = applied && "saving" in applied ? applied.saving : nothing;
  const use = suggested && {
    code: suggested.coupon.code,
    amount: money(fromMinor(suggested.saving)),
  };
  const facts =
    code !== null
      ? {
          fact: <bdi className="tracking-wide">{code}</bdi>,
          detail: saved > 0 && t("coupon.saves", { amount: money(fromMinor(saved)) }),
        }
      : use
        ? { fact: t("coupon.best", use), detail: suggested?.coupon.title }
        : { fact: t("coupon.none"), detail: t("coupon.hint") };
  return (
    <FactSection
      icon={TicketPercent}
      title={title ?? t("coupon.title")}
      {...facts}
      form={<CouponForm coupon={coupon} storeId={storeId} />}
    >
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {use && (
          <Button variant="soft" size="sm" onClick={() => apply(use.code)}>
            {code === null ? t("coupon.applyCode", use) : t("coupon.replace", use)}
          </Button>
        )}
        {code !== null && (
          <Button variant="soft" size="sm" onClick={() => apply(null)}>
            {t("coupon.remove")}
          </Button>
        )}
      </div>
      {removed && (
        <p role="status" className="mt-3 rounded-control bg-warn-soft px-3.5 py-2.5 text-warn">
          {t("coupon.removed", removed)}
        </p>
      )}
    </FactSection>
  );
}

/** What a guest sees who has chosen a coupon: only customers can use one. */
export function GuestCoupon({ code }: { code: string }) {
  const t = useMessages("checkout");
  return (
    <FactSection
      icon={TicketPercent}
      title={t("coupon.title")}
      fact={<bdi className="tracking-wide">{code}</bdi>}
      detail={t("coupon.signIn")}
    >
      <Button
        {...panelTrigger("sign-in")}
        variant="soft"
        size="sm"
        className="mt-3"
        onClick={() => openPanel("sign-in", { mode: "sign-in" })}
      >
        {t("signIn.action")}
      </Button>
    </FactSection>
  );
}

function CouponForm({ coupon, storeId }: Omit<CouponSectionProps, "title">) {
  const t = useMessages("checkout");
  const [typed, setTyped] = useState("");
  const { offers, fieldError, isChecking } = coupon;

  function submit() {
    if (typed.trim() !== "") coupon.submitCode(typed.trim());
  }

  // Enter in a field of the form would place the order.
  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    submit();
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <TextField
          label={t("coupon.code")}
          error={fieldError}
          className="grow"
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={submitOnEnter}
        />
        <Button variant="soft" className="mt-7" isBusy={isChecking} onClick={submit}>
          {t("coupon.apply")}
        </Button>
      </div>
      {offers.length > 0 && (
        <ul aria-label={t("coupon.yours")} className="divide-y divide-line">
          {offers.map((offer) => (
            <Offer key={offer.coupon.id} offer={offer} coupon={coupon} />
          ))}
        </ul>
      )}
      {storeId !== undefined && <ClosedCoupons storeId={storeId} />}
    </div>
  );
}

/** A coupon with what it takes off, or why it does not apply. */
function Offer({ offer, coupon }: { offer: CouponOffer; coupon: CouponState }) {
  const t = useMessages("checkout");
  const money = useMoney();
  const { code, title } = offer.coupon;
  const effect =
    "missing" in offer
      ? t("coupon.missing", { amount: money(fromMinor(offer.missing)) })
      : offer.saving > 0
        ? t("coupon.saves", { amount: money(fromMinor(offer.saving)) })
        : t("coupon.noEffect");
  const isApplied = coupon.code === code;
  const canApply = !isApplied && "saving" in offer && offer.saving > 0;
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-meta text-muted">
          <bdi className="font-semibold tracking-wide">{code}</bdi> · {effect}
        </p>
      </div>
      {isApplied && (
        <span className="shrink-0 font-semibold text-good">{t("coupon.isApplied")}</span>
      )}
      {canApply && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t("coupon.applyCode", { code })}
          onClick={() => coupon.apply(code)}
        >
          {t("coupon.apply")}
        </Button>
      )}
    </li>
  );
}
