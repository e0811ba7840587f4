import { useMessages } from "@errand/ui/messages/messages.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { usePlan } from "./remembered-plan.ts";
import { TripForm } from "./trip-form.tsx";
import { newPlan, type TripPlan, withPlan } from "./trip-plan.ts";
import { useTripText } from "./use-trip-text.ts";

interface TripBarProps {
  /** The trip of the page; null for one without a time. */
  plan: TripPlan | null;
  onChange(plan: TripPlan): void;
}

/**
 * The trip in one line, which opens to its form. Without scripts too, because the browser opens it.
 */
export function TripBar({ plan, onChange }: TripBarProps) {
  const t = useMessages("rental");
  const now = useNow();
  const { config } = useShop();
  const remembered = usePlan();
  const [isOpen, setOpen] = useState(false);
  const initial = plan ?? remembered ?? newPlan(now, config.time_zone);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="no-print group/trip rounded-card bg-accent-soft"
    >
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <CalendarClock aria-hidden className="size-6 shrink-0 text-accent" strokeWidth={1.8} />
        {plan ? (
          <TripLine plan={plan} />
        ) : (
          <span className="grow font-semibold">{t("plan.add")}</span>
        )}
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold text-accent">
          <span className="max-sm:sr-only">{t(plan ? "plan.change" : "plan.addButton")}</span>
          <ChevronDown
            aria-hidden
            className="size-5 transition-[rotate] group-open/trip:rotate-180"
          />
        </span>
      </summary>
      <div className="m-2 mt-0 rounded-card bg-paper p-4">
        <TripForm
          key={withPlan(new URLSearchParams(), initial).toString()}
          initial={initial}
          submitLabel={t("plan.show")}
          onSubmit={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      </div>
    </details>
  );
}

function TripLine({ plan }: { plan: TripPlan }) {
  const { when, where } = useTripText(plan);
  return (
    <span className="min-w-0 grow">
      <span className="block font-semibold">{when}</span>
      {where !== "" && (
        <span className="block truncate text-sm">
          <bdi>{where}</bdi>
        </span>
      )}
    </span>
  );
}
