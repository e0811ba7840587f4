import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ParcelService } from "@errand/core/orders/parcel.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Money } from "../config/money.tsx";
import type { Rates } from "./use-rates.ts";

interface ServiceCardsProps {
  rates: Rates["rates"];
  value: ParcelService;
  onChange(service: ParcelService): void;
  isPending: boolean;
}

/** Standard or express: the whole price of each, and its minutes to the receiver's door. */
export function ServiceCards({ rates, value, onChange, isPending }: ServiceCardsProps) {
  const t = useMessages("parcel");
  const words = useMessages("checkout");
  return (
    <RadioGroup<ParcelService>
      aria-label={t("service.title")}
      value={value}
      onValueChange={onChange}
      className={classNames(
        "grid grid-cols-2 gap-2.5 transition-opacity",
        isPending && "opacity-55",
      )}
    >
      {rates.map(({ service, title, total, min_minutes, max_minutes }) => (
        <Radio.Root
          key={service}
          value={service}
          render={<button type="button" />}
          nativeButton
          className="flex flex-col rounded-control border border-line p-3 text-start transition-colors hover:border-ink data-checked:border-ink data-checked:bg-sunken"
        >
          <span className="block font-semibold">{title}</span>
          <Money amount={total} className="block text-section font-extrabold" />
          <span className="block text-sm text-muted tabular-nums">
            {words("minutes", { from: min_minutes, until: max_minutes })}
          </span>
          {service === "express" && (
            <span className="block text-sm text-muted">{t("service.alone")}</span>
          )}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
