import { localTime } from "@errand/core/time";
import { useShop } from "../config/shop.ts";
import type { SlotDay } from "./slot-days.ts";
import { SlotPills } from "./slot-pills.tsx";
import { SlotSelects } from "./slot-selects.tsx";

interface SlotChoiceProps {
  days: SlotDay[];
  isPossibleNow: boolean;
  /** The chosen time; null is now. */
  at: string | null;
  today: string;
  onChange(at: string | null): void;
}

/** A day, and a time of it. */
export function SlotChoice({ days, isPossibleNow, at, today, onChange }: SlotChoiceProps) {
  const { config } = useShop();
  const chosenDay = at === null ? null : localTime(new Date(at), config.time_zone).day;
  const day = chosenDay ?? (isPossibleNow ? today : (days[0]?.day ?? today));
  const slots = days.find((each) => each.day === day)?.slots ?? [];
  return (
    <>
      <SlotSelects {...{ days, isPossibleNow, at, today, day, slots, onChange }} />
      <SlotPills
        slots={slots}
        at={at}
        hasNow={isPossibleNow && day === today}
        onChange={onChange}
      />
    </>
  );
}
