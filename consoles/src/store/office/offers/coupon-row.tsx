import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { type StoreCoupon, toSwitchedInput } from "./coupon-form.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useRefreshCoupons } from "./use-refresh-coupons.ts";
import { useTermsText } from "./use-terms-text.ts";

/** What a coupon gives, until when, and what it has given. */
export function CouponRow({ coupon, onEdit }: { coupon: StoreCoupon; onEdit(): void }) {
  const t = useMessages("offers");
  const language = useLanguage();
  const money = useMoney();
  const { date } = useTimeText();
  const termsText = useTermsText();
  const { values, status, from, until, uses, given } = coupon;
  const first = date(from);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-60 grow tabular-nums">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-bold">
          <bdi dir="ltr">{values.code}</bdi>
          <StatusBadge status={status} />
        </h2>
        <p className="wrap-anywhere">{values.title[language]}</p>
        <p className="text-strong">{termsText(values)}</p>
        <p className="text-strong">
          {until === null
            ? t("coupons.since", { first })
            : t("coupons.between", { first, last: date(Date.parse(until) - 1) })}
        </p>
        <p className="text-strong">
          {values.total_limit === null
            ? t("coupons.uses", { count: uses })
            : t("coupons.usesOf", { count: uses, total: String(values.total_limit) })}
          {", "}
          {t("coupons.given", { amount: money(given) })}
        </p>
      </div>
      <div className="flex gap-2 max-sm:basis-full">
        <Switch coupon={coupon} />
        <OfficeButton aria-label={t("coupons.editNamed", { code: values.code })} onClick={onEdit}>
          {t("coupons.edit")}
        </OfficeButton>
      </div>
    </li>
  );
}

/** Stops a coupon, or lets customers use it again; one that is over needs another last day. */
function Switch({ coupon }: { coupon: StoreCoupon }) {
  const t = useMessages("offers");
  const { call } = useStoreClient();
  const refresh = useRefreshCoupons();
  const isOff = coupon.status === "off";
  const change = useMutation({
    mutationFn: () => call("PUT /store/coupons/{id}", toSwitchedInput(coupon, isOff)),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => {
      reportError(error);
      // Another device may have changed it.
      void refresh();
    },
  });
  if (coupon.status === "ended") return null;
  const { code } = coupon.values;
  return (
    <OfficeButton
      tone="outline"
      isBusy={change.isPending}
      aria-label={t(isOff ? "coupons.resumeNamed" : "coupons.stopNamed", { code })}
      onClick={() => change.mutate()}
    >
      {t(isOff ? "coupons.resume" : "coupons.stop")}
    </OfficeButton>
  );
}
