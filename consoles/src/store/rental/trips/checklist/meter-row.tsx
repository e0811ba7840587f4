import { numberFormat } from "@errand/core/formats";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import Check from "lucide-react/icons/check";
import { useFormContext, useWatch } from "react-hook-form";
import { type Checks, getDifference, type Meter } from "./checks.ts";
import { StepMark } from "./step-mark.tsx";

interface MeterRowProps {
  number: number;
  isDone: boolean;
  /** The first that is not done. */
  isNext: boolean;
  /** What was checked at the hand-over, on a return. */
  before: Checks | undefined;
}

/** Kilometres and charge of each vehicle; on a return, what has changed. */
export function MeterRow({ number, isDone, isNext, before }: MeterRowProps) {
  const t = useMessages("trip-checks");
  const { register, control } = useFormContext<Checks>();
  const meters = useWatch({ control, name: "meters" });
  return (
    <li className={classNames("flex gap-4 px-4 py-3 md:px-5", isNext && "bg-call-soft")}>
      <StepMark isDone={isDone} isNext={isNext}>
        {isDone ? <Check aria-hidden className="size-4.5" strokeWidth={3} /> : number}
      </StepMark>
      <div className="flex min-w-0 grow flex-col gap-3">
        <b className="pt-1">{t("meters")}</b>
        {meters.map((meter, index) => {
          const first = before?.meters.find(({ unitId }) => unitId === meter.unitId);
          return (
            <div key={meter.unitId} className="flex flex-col gap-1">
              <div className="grid grid-cols-2 gap-3">
                <TextField
                  {...register(`meters.${index}.odometer`)}
                  inputMode="numeric"
                  autoComplete="off"
                  label={t("odometer", { plate: meter.plate })}
                />
                <TextField
                  {...register(`meters.${index}.fuel`)}
                  inputMode="numeric"
                  autoComplete="off"
                  label={t("fuel", { plate: meter.plate })}
                />
              </div>
              {first && <Change before={first} after={meter} />}
            </div>
          );
        })}
      </div>
    </li>
  );
}

function Change({ before, after }: { before: Meter; after: Meter }) {
  const t = useMessages("trip-checks");
  const language = useLanguage();
  const { kilometres, fuel } = getDifference(before, after);
  const signed = numberFormat(language, { signDisplay: "always" });
  return (
    <p className="tabular-nums">
      <span className="text-strong">
        {t("wentWith", { odometer: before.odometer, fuel: before.fuel })}
      </span>{" "}
      {kilometres !== null && (
        <b className={kilometres < 0 ? "text-bad" : ""}>
          {kilometres < 0 ? t("backwards") : t("driven", { count: kilometres })}
        </b>
      )}
      {fuel !== null && (
        <b className={fuel < 0 ? "text-bad" : "text-good"}>
          {" "}
          {t("fuelChange", { change: signed.format(fuel) })}
        </b>
      )}
    </p>
  );
}
