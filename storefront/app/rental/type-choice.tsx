import type { RentalType } from "@errand/core/rental/rental.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { rentalTypes } from "./trip-plan.ts";

interface TypeChoiceProps {
  value: RentalType;
  onChange(type: RentalType): void;
  /** The vehicles are chosen: prices of others would mislead. */
  isOfChosen?: boolean;
  /** Without prices, in the bar above those of the vehicles. */
  isBrief?: boolean;
}

/** How a trip is priced: three segments, each with the lowest price of the shop. */
export function TypeChoice(props: TypeChoiceProps) {
  const { value, onChange, isOfChosen = false, isBrief = false } = props;
  const t = useMessages("rental");
  const lowest = useLowestPrices();
  const textOf = (type: RentalType) => (isOfChosen || isBrief ? undefined : lowest[type]);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("plan.type")}</legend>
      <div
        className={classNames(
          "grid grid-cols-3 gap-1 rounded-control bg-sunken p-1",
          isBrief && "@4xl:h-full @4xl:bg-transparent @4xl:p-0",
        )}
      >
        {rentalTypes.map((type) => (
          <label
            key={type}
            className="relative flex min-h-13 cursor-pointer flex-col items-center justify-center rounded-[0.6rem] border border-transparent px-2 text-center text-meta leading-tight font-semibold transition-colors has-checked:border-line-strong has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent sm:px-3 sm:text-body"
          >
            <input
              type="radio"
              name="rental_type"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[0.6rem] outline-none"
            />
            {t(`type.${type}`)}
            {textOf(type) && (
              <span className="text-xs font-normal text-muted tabular-nums">{textOf(type)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** "from €5.00" for each type of trip; missing where no vehicle is offered. */
function useLowestPrices(): Partial<Record<RentalType, string>> {
  const t = useMessages("rental");
  const money = useMoney();
  const { config } = useShop();
  const from = (amount: number) =>
    amount > 0 ? t("typeFrom", { amount: money(amount) }) : undefined;
  return {
    hourly: from(config.vehicle_hourly_min),
    distance_wise: from(config.vehicle_distance_min),
    day_wise: from(config.vehicle_day_wise_min),
  };
}
