import { localTime } from "@errand/core/time";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { useShop } from "../config/shop.ts";
import type { SlotDay } from "../orders/slot-days.ts";
import { SlotPills } from "../orders/slot-pills.tsx";
import { SlotSelects } from "../orders/slot-selects.tsx";
import { useDayName } from "../orders/use-day-name.ts";
import { FactSection } from "./fact-section.tsx";

interface TimeSectionProps {
  /** Later times; empty where orders cannot be scheduled. */
  days: SlotDay[];
  isPossibleNow: boolean;
  /** The delivery time: "30–40 min"; null while it is unknown. */
  duration: string | null;
  /** The customer collects the order then. */
  isCollected?: boolean;
  /** The requested time; null is now. */
  at: string | null;
  onChange(at: string | null): void;
  now: Date;
  refusals: string[];
  /** Why the order is not possible now; in its place a sentence about the store. */
  why?: ReactNode;
}

/** Now, or a later time at which the order is possible (spec §9, time slots). */
export function TimeSection(props: TimeSectionProps) {
  const { days, isPossibleNow, at, onChange, duration, isCollected = false } = props;
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
          ? at === null &&
            duration !== null &&
            t(isCollected ? "time.readyWithin" : "time.within", { duration })
          : (props.why ?? t(days.length > 0 ? "time.closed" : "time.never"))
      }
      form={
        days.length > 0 && (
          <SlotSelects {...props} today={today} day={chosen?.day ?? today} slots={slots} />
        )
      }
      refusals={props.refusals}
    >
      {days.length > 0 && <SlotPills slots={slots} at={at} hasNow={hasNow} onChange={onChange} />}
    </FactSection>
  );
}
