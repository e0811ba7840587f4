import { addDays, localTime } from "@errand/core/time";
import { dayText, weekdayText } from "../catalog/date-text.ts";
import { useShop } from "../config/shop.ts";
import { useLanguage, useMessages } from "../messages/messages.ts";
import { Section } from "../ui/section.tsx";
import { Select } from "../ui/select.tsx";
import type { SlotDay } from "./slots.ts";

interface TimeSectionProps {
  /** Later times; empty where orders cannot be scheduled. */
  days: SlotDay[];
  isPossibleNow: boolean;
  /** The delivery time: "30–40 min". */
  duration: string;
  /** The requested time; null is now. */
  at: string | null;
  onChange(at: string | null): void;
  now: Date;
  refusals: string[];
}

const now = "now";

/** Now, or a later time at which the order is possible (spec §9, time slots). */
export function TimeSection(props: TimeSectionProps) {
  const { days, isPossibleNow, at, onChange } = props;
  const t = useMessages("checkout");
  const { config } = useShop();
  const dayName = useDayName(localTime(props.now, config.time_zone).day);
  const today = localTime(props.now, config.time_zone).day;
  const chosenDay = at === null ? today : localTime(new Date(at), config.time_zone).day;
  const slots = days.find(({ day }) => day === chosenDay)?.slots ?? [];
  const hasNow = chosenDay === today && isPossibleNow;
  const dayNames = new Set([...(isPossibleNow ? [today] : []), ...days.map(({ day }) => day)]);

  return (
    <Section title={t("time.title")} refusals={props.refusals}>
      {!isPossibleNow && (
        <p className="mb-4 text-muted">{days.length > 0 ? t("time.closed") : t("time.never")}</p>
      )}
      {dayNames.size > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {days.length > 0 && (
            <Select
              label={t("time.day")}
              options={[...dayNames].map((day) => ({ value: day, label: dayName(day) }))}
              value={chosenDay}
              onChange={(day) => {
                const first = days.find((each) => each.day === day)?.slots[0]?.at ?? null;
                onChange(day === today && isPossibleNow ? null : first);
              }}
            />
          )}
          <Select
            label={t("time.time")}
            hint={
              at === null && hasNow ? t("time.within", { duration: props.duration }) : undefined
            }
            options={[
              ...(hasNow ? [{ value: now, label: t("time.now") }] : []),
              ...slots.map((slot) => ({ value: slot.at, label: slot.clock })),
            ]}
            value={at ?? (hasNow ? now : null)}
            onChange={(chosen) => onChange(chosen === now ? null : chosen)}
          />
        </div>
      )}
    </Section>
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
