import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useMoney } from "../../../../console/use-shop.ts";
import type { RentalTrip } from "../rental-trip.ts";
import type { Checks, Direction, Tick } from "./checks.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { StepMark } from "./step-mark.tsx";

interface CheckRowProps {
  number: number;
  step: Tick;
  /** The first that is not done. */
  isNext: boolean;
  trip: RentalTrip;
  direction: Direction;
  /** What was checked at the hand-over, on a return. */
  before: Checks | undefined;
}

/** A step that is done once it is ticked. */
export function CheckRow({ number, step, isNext, trip, direction, before }: CheckRowProps) {
  const { register, control } = useFormContext<Checks>();
  const isDone = useWatch({ control, name: step });
  const titleId = useId();
  const textId = useId();
  const title = useStepTitle(step, trip, direction);
  const text = useStepText(step, trip, direction);
  return (
    <li className={isNext ? "bg-call-soft" : ""}>
      <label className="relative flex min-h-14 items-center gap-4 px-4 py-2.5 has-focus-visible:outline-3 md:px-5">
        <input
          type="checkbox"
          {...register(step)}
          aria-labelledby={titleId}
          aria-describedby={text ? textId : undefined}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <StepMark isDone={isDone} isNext={isNext}>
          {isDone ? <Check aria-hidden className="size-4.5" strokeWidth={3} /> : number}
        </StepMark>
        <span className="min-w-0">
          <b id={titleId} className="block">
            {title}
          </b>
          {text && (
            <span id={textId} className="block text-strong wrap-anywhere">
              {text}
            </span>
          )}
        </span>
      </label>
      {step === "looked" && <ConditionFields direction={direction} before={before} />}
    </li>
  );
}

function useStepTitle(step: Tick, { terms, receipt }: RentalTrip, direction: Direction): string {
  const t = useMessages("trip-checks");
  const money = useMoney();
  if (step === "deposit") return t(`deposit.${direction}`, { amount: money(terms.deposit) });
  if (step === "payment") return t("payment", { amount: money(receipt.due) });
  if (step === "licence") return t("licence");
  return step === "looked" ? t(`looked.${direction}`) : t(`keys.${direction}`);
}

function useStepText(step: Tick, { terms }: RentalTrip, direction: Direction): string | null {
  const t = useMessages("trip-checks");
  const rental = useMessages("rental-trip");
  if (step === "licence") {
    return [
      terms.min_age !== null && rental("terms.age", { count: terms.min_age }),
      terms.licence_years !== null && rental("terms.licence", { count: terms.licence_years }),
    ]
      .filter((part) => part !== false)
      .join(", ");
  }
  if (step === "payment") return t("paymentText");
  return step === "deposit" ? t(`depositText.${direction}`) : null;
}
