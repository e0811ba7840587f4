import { dateFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { useTimeLeft } from "./time-left.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Counts down days, hours, minutes and seconds. Screen readers get the end time instead. */
export function Countdown({ end }: { end: string }) {
  const t = useMessages("home");
  const language = useLanguage();
  const { config } = useShop();
  const left = useTimeLeft(end);
  const endText = dateFormat(language, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hour12: config.timeformat === "12",
    timeZone: config.time_zone,
  }).format(new Date(end));
  const days = Math.floor(left / day);
  const parts = [
    Math.floor((left % day) / hour),
    Math.floor((left % hour) / minute),
    Math.floor((left % minute) / second),
  ];
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="sr-only">{t("flashSale.until", { moment: endText })}</span>
      <span
        aria-hidden
        data-countdown
        className="inline-flex items-center gap-1 text-sm font-bold whitespace-nowrap tabular-nums"
      >
        {days > 0 && (
          <span className="rounded-lg bg-accent-soft px-2 py-1 text-accent">
            {t("flashSale.days", { count: days })}
          </span>
        )}
        <span dir="ltr" className="rounded-lg bg-accent px-2 py-1 text-on-accent">
          {parts.map((part) => String(part).padStart(2, "0")).join(":")}
        </span>
      </span>
    </span>
  );
}
