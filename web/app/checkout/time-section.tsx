import { addDays, localTime } from "@errand/core/time";
import Clock from "lucide-react/icons/clock";
import { dayText, weekdayText } from "../catalog/date-text.ts";
import { useShop } from "../config/shop.ts";
import { useLanguage, useMessages } from "../messages/messages.ts";
import { Select } from "../ui/select.tsx";
import { FactSection } from "./fact-section.tsx";
import { SlotPills } from "./slot-pills.tsx";
import type { SlotDay } from "./slots.ts";

interface TimeSectionProps {
  /** Later times; empty where orders cannot be scheduled. */
  days: SlotDay[];
  isPossibleNow: boolean;
  /** The delivery time: "30–40 min"; null while it is unknown. */
  duration: string | null;
  /** The requested time; null is now. */
  at: string | null;
  onChange(at: string | null): void;
  now: Date;
  refusals: string[];
}

/** Now, or a later time at which the order is possible (spec §9, time slots). */
export function TimeSection(props: TimeSectionProps) {
  const { days, isPossibleNow, at, onChange, duration } = props;
  const t = useMessages("checkout");
  const { config } = useShop();
  const today = localTime(props.now, config.time_zone).day;
  const dayName = useDayName(today);
  const chosen = at === null ? null : localTime(new Date(at), config.time_zone);
  const slots = days.find(({ day }) => day === (chosen?.day ?? today))?.slots ?? [];
  const slot = slots.find((each) => each.at === at);
  const hasNow = isPossibleNow && (chosen === null || chosen.day === today);

  return (
    <FactSection
      icon={Clock}
      title={t("time.title")}
      fact={
        chosen && slot
          ? t("time.later", { day: dayName(chosen.day), time: slot.clock })
          : t(isPossibleNow ? "time.asap" : "time.none")
      }
      detail={
        isPossibleNow
          ? at === null && duration !== null && t("time.within", { duration })
          : t(days.length > 0 ? "time.closed" : "time.never")
      }
      form={
        days.length > 0 && (
          <OtherTime {...props} today={today} day={chosen?.day ?? today} slots={slots} />
        )
      }
      refusals={props.refusals}
    >
      {days.length > 0 && <SlotPills slots={slots} at={at} hasNow={hasNow} onChange={onChange} />}
    </FactSection>
  );
}

interface OtherTimeProps extends TimeSectionProps {
  today: string;
  day: string;
  slots: SlotDay["slots"];
}

/** Any day and time. */
function OtherTime({ days, isPossibleNow, at, onChange, today, day, slots }: OtherTimeProps) {
  const t = useMessages("checkout");
  const dayName = useDayName(today);
  const dayNames = new Set([...(isPossibleNow ? [today] : []), ...days.map((each) => each.day)]);
  /** All slots of a day are full, and it is not the day of an order for now. */
  const isBookedOut = (value: string) =>
    !(isPossibleNow && value === today) &&
    days.find((each) => each.day === value)?.slots.every(({ isFull }) => isFull);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t("time.day")}
        options={[...dayNames].map((value) => ({
          value,
          label: dayName(value),
          isDisabled: isBookedOut(value),
        }))}
        value={day}
        onChange={(chosen) => {
          const ofDay = days.find((each) => each.day === chosen)?.slots ?? [];
          const first = ofDay.find(({ isFull }) => !isFull)?.at ?? null;
          onChange(chosen === today && isPossibleNow ? null : first);
        }}
      />
      <Select<string>
        label={t("time.time")}
        options={slots.map(({ at: value, clock, isFull }) => ({
          value,
          label: isFull ? t("time.fullAt", { time: clock }) : clock,
          isDisabled: isFull,
        }))}
        value={at}
        onChange={(chosen) => onChange(chosen)}
      />
    </div>
  );
}

function useDayName(today: string) {
  const t = useMessages("checkout");
  const language = useLanguage();
  return (day: string) => {
    if (day === today) return t("time.today");
    if (day === addDays(today, 1)) return t("time.tomorrow");
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return `${weekdayText(weekday, language)}, ${dayText(day, language)}`;
  };
}
