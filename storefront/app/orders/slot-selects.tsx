import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import type { SlotDay } from "./slot-days.ts";
import { useDayName } from "./use-day-name.ts";

export interface SlotSelectsProps {
  days: SlotDay[];
  isPossibleNow: boolean;
  /** The chosen time; null is now. */
  at: string | null;
  onChange(at: string | null): void;
  today: string;
  /** The chosen day, and its slots. */
  day: string;
  slots: SlotDay["slots"];
}

/** The choice of no time. */
const now = "now";

/** Any day and time. */
export function SlotSelects(props: SlotSelectsProps) {
  const { days, isPossibleNow, at, onChange, today, day, slots } = props;
  const t = useMessages("checkout");
  const dayName = useDayName(today);
  const dayNames = new Set([...(isPossibleNow ? [today] : []), ...days.map((each) => each.day)]);
  const hasNow = isPossibleNow && day === today;
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
          const first = firstSlot(days.find((each) => each.day === chosen)?.slots ?? []);
          onChange(chosen === today && isPossibleNow ? null : first);
        }}
      />
      <Select<string>
        label={t("time.time")}
        options={[
          ...(hasNow ? [{ value: now, label: t("time.now") }] : []),
          ...slots.map(({ at: value, clock, isFull }) => ({
            value,
            label: isFull ? t("time.fullAt", { time: clock }) : clock,
            isDisabled: isFull,
          })),
        ]}
        value={at ?? (hasNow ? now : null)}
        onChange={(chosen) => onChange(chosen === now ? null : chosen)}
      />
    </div>
  );
}

/**
 * From here on, people mean a time by naming a day: not midnight, although couriers collect parcels
 * then.
 */
const morning = "08:00";

/** The first slot of a day that can be chosen, if possible not at night; null without any. */
function firstSlot(slots: SlotDay["slots"]): string | null {
  const free = slots.filter(({ isFull }) => !isFull);
  return (free.find(({ clock }) => clock >= morning) ?? free[0])?.at ?? null;
}
