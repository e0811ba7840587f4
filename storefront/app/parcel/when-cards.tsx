import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Clock from "lucide-react/icons/clock";
import Zap from "lucide-react/icons/zap";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { useDoorTimes } from "./door-times.ts";
import type { ParcelPrices, WholePrice } from "./use-parcel-prices.ts";
import type { ParcelTimes } from "./use-parcel-time.ts";
import { useWholePriceText } from "./whole-price-text.ts";

/** Now, straight there, or at a time of one's choice. */
export type When = "now" | "express" | "later";

interface WhenCardsProps {
  value: When;
  onChange(when: When): void;
  categoryId: number | null;
  prices: ParcelPrices;
  times: ParcelTimes;
}

/** When the parcel is brought: the whole price and the promise of each way. */
export function WhenCards({ value, onChange, categoryId, prices, times }: WhenCardsProps) {
  const t = useMessages("parcel");
  const { clock } = useDateTimeText();
  const doorTimes = useDoorTimes(times.now);
  const [first] = times.days.flatMap(({ slots }) => slots);
  const arrival = (service: "standard" | "express", otherwise: string) => {
    const minutes = prices.minutesOf(service);
    return minutes ? t(`when.${service}`, { time: doorTimes(minutes) }) : otherwise;
  };
  return (
    <RadioGroup<When>
      aria-label={t("when.title")}
      value={value}
      onValueChange={onChange}
      className="grid gap-2.5 sm:grid-cols-3"
    >
      <WhenCard
        value="now"
        icon={Clock}
        title={t("when.now")}
        price={prices.priceOf(categoryId, "standard")}
        text={arrival("standard", t("when.soon"))}
        isPending={prices.isPending}
      />
      <WhenCard
        value="express"
        icon={Zap}
        title={t("when.expressTitle")}
        price={prices.priceOf(categoryId, "express")}
        text={arrival("express", t("when.alone"))}
        isPending={prices.isPending}
      />
      {first && (
        <WhenCard
          value="later"
          icon={CalendarClock}
          title={t("when.later")}
          price={prices.priceOf(categoryId, "standard")}
          text={t("when.laterText", { time: clock(first.at) })}
          isPending={prices.isPending}
        />
      )}
    </RadioGroup>
  );
}

interface WhenCardProps {
  value: When;
  icon: LucideIcon;
  title: string;
  price: WholePrice | null;
  text: string;
  isPending: boolean;
}

function WhenCard({ value, icon: Icon, title, price, text, isPending }: WhenCardProps) {
  const priceText = useWholePriceText();
  return (
    <Radio.Root
      value={value}
      render={<button type="button" />}
      nativeButton
      className="rounded-card border border-line px-4 py-3 text-start transition-colors hover:border-ink data-checked:border-ink data-checked:bg-sunken data-checked:shadow-[inset_0_0_0_1px_var(--ink)]"
    >
      <span className="flex items-center gap-2">
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.9} />
        <span className="grow font-semibold">{title}</span>
        <span
          className={classNames(
            "font-bold whitespace-nowrap tabular-nums transition-opacity",
            isPending && "opacity-55",
          )}
        >
          {priceText(price)}
        </span>
      </span>
      <span className="mt-1 block text-sm text-muted tabular-nums">{text}</span>
    </Radio.Root>
  );
}
