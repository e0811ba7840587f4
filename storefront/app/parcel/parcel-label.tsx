import { Logo } from "@errand/ui/logo.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QrCode } from "@errand/ui/qr-code.tsx";
import type { ReactNode } from "react";
import { useShop } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import "./labels.css";

interface ParcelLabelProps {
  /** "1 of 6". */
  count: string;
  from: { name: string; address: string };
  to: { name: string; address: string; door: string; phone: string };
  size: string;
  /** When it is collected; null for as soon as possible. */
  at: string | null;
  /** Its number and code; null before it is booked. */
  code: { text: string; label: string; number: ReactNode } | null;
}

/** A label of A6, for both themes dark on white, as it is printed. */
export function ParcelLabel({ count, from, to, size, at, code }: ParcelLabelProps) {
  const t = useMessages("parcel");
  const { config } = useShop();
  const { clock, day } = useDateTimeText();
  return (
    <article className="parcel-label">
      <div className="parcel-label-head">
        <Logo name={config.business_name} className="text-[1.25em] font-extrabold" />
        <span className="tabular-nums">{count}</span>
      </div>
      <div>
        <p className="parcel-label-small">{t("labels.fromTitle")}</p>
        <p>
          <bdi>{from.name}</bdi>
        </p>
        <p>
          <bdi>{from.address}</bdi>
        </p>
      </div>
      <div className="parcel-label-to">
        <p className="parcel-label-small">{t("labels.toTitle")}</p>
        <p className="parcel-label-name">
          <bdi>{to.name}</bdi>
        </p>
        <p className="parcel-label-address">
          <bdi>{to.address}</bdi>
        </p>
        {to.door !== "" && (
          <p>
            <bdi>{to.door}</bdi>
          </p>
        )}
        <p className="tabular-nums">
          <bdi>{to.phone}</bdi>
        </p>
      </div>
      <div className="parcel-label-foot">
        {code ? (
          <QrCode text={code.text} label={code.label} className="parcel-label-code" />
        ) : (
          <span className="parcel-label-code parcel-label-later">{t("labels.later")}</span>
        )}
        <div>
          <p>
            <bdi>{size}</bdi>
          </p>
          {at !== null && (
            <p className="tabular-nums">{t("labels.at", { day: day(at), time: clock(at) })}</p>
          )}
          {code && <p className="parcel-label-number">{code.number}</p>}
        </div>
      </div>
    </article>
  );
}
