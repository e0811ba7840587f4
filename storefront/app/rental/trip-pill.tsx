import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { TripForm } from "./trip-form.tsx";
import type { TripPlan } from "./trip-plan.ts";
import { useTripEnds, useTripLengthText } from "./use-trip-text.ts";

interface TripPillProps {
  /** The trip of the page; null for one without a time. */
  plan: TripPlan | null;
  /** Where the dialog starts. */
  initial: TripPlan;
  onSubmit(plan: TripPlan): void;
}

/** The trip in two lines on phones, which open its form. */
export function TripPill({ plan, initial, onSubmit }: TripPillProps) {
  const t = useMessages("rental");
  const [isOpen, setOpen] = useState(false);
  const endsOf = useTripEnds();
  const lengthOf = useTripLengthText();
  const place = plan?.pickup?.address;
  const ends = plan && endsOf(plan);
  const how = plan && [t(`type.${plan.type}`), lengthOf(plan), place].filter(Boolean).join(", ");
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="no-print flex min-h-14 w-full items-center gap-3 rounded-panel border border-transparent bg-sunken px-4 py-1.5 text-start leading-snug"
      >
        <span className="min-w-0 grow">
          {ends ? (
            <>
              <span className="block truncate font-semibold">
                {ends.back === null
                  ? ends.pickup
                  : t("plan.fromTo", { pickup: ends.pickup, back: ends.back })}
              </span>
              <bdi className="block truncate text-sm text-muted">{how}</bdi>
            </>
          ) : (
            <span className="block font-semibold">{t("plan.add")}</span>
          )}
        </span>
        <Pencil aria-hidden className="size-5 shrink-0" />
        <span className="sr-only">{t("plan.change")}</span>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("plan.title")}>
        <TripForm
          initial={initial}
          submitLabel={t("plan.show")}
          onSubmit={(next) => {
            setOpen(false);
            onSubmit(next);
          }}
        />
      </Dialog>
    </>
  );
}
