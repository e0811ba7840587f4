import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId } from "react";
import { useMoney } from "../config/shop.ts";
import { rentalTypes } from "./trip-plan.ts";
import { unitPrice } from "./trip-price.ts";
import type { VehicleTrip } from "./use-vehicle-trip.ts";

interface UnitChoiceProps {
  trip: VehicleTrip;
  isNarrow: boolean;
}

/** The units that a vehicle is offered in, each with its price. */
export function UnitChoice({ trip, isNarrow }: UnitChoiceProps) {
  const { vehicle, type, chooseType } = trip;
  const t = useMessages("rental");
  const money = useMoney();
  const name = useId();
  const hours = cheaperHours(trip);
  const hints = {
    day_wise: t("free.hintDay"),
    hourly: hours > 0 ? t("free.hintHour", { count: hours }) : t("free.hintAnyHour"),
    distance_wise: t("free.hintDistance"),
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("plan.type")}</legend>
      <div
        className={classNames(
          "grid auto-cols-fr grid-flow-col",
          isNarrow ? "gap-1 rounded-control bg-sunken p-1" : "gap-3",
        )}
      >
        {rentalTypes.map((each) => {
          const price = unitPrice(vehicle, each);
          if (price === null) return null;
          return (
            <label
              key={each}
              className={classNames(
                "relative flex cursor-pointer flex-col border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ink",
                isNarrow
                  ? "min-h-13 items-center justify-center rounded-[0.6rem] border-transparent px-1 text-center text-sm has-checked:border-line-strong has-checked:bg-raised"
                  : "rounded-card border-line p-4 hover:border-ink has-checked:border-ink has-checked:bg-sunken",
              )}
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={type === each}
                onChange={() => chooseType(each)}
                className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-card outline-none"
              />
              <span className="font-semibold">{t(`type.${each}`)}</span>
              <bdi className={classNames("font-bold tabular-nums", !isNarrow && "text-title")}>
                {isNarrow ? money(price) : t(`per.${each}`, { amount: money(price) })}
              </bdi>
              {!isNarrow && <span className="text-sm text-muted">{hints[each]}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Up to how many hours the hour is cheaper than a day; 0 where it never is. */
function cheaperHours({ vehicle }: VehicleTrip): number {
  const [hour, day] = [unitPrice(vehicle, "hourly"), unitPrice(vehicle, "day_wise")];
  if (hour === null || day === null || hour <= 0) return 0;
  return Math.min(23, Math.ceil(day / hour) - 1);
}
