import { type SoldOutChoice, soldOutChoicesFor } from "@errand/core/cart/sold-out";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronDown from "lucide-react/icons/chevron-down";

interface SoldOutSelectProps {
  /** The name of the item, for screen readers. */
  name: string;
  value: SoldOutChoice;
  needsPrescription: boolean;
  onChange(choice: SoldOutChoice): void;
}

/**
 * What the store does with a line whose item is sold out; as quiet as a text, because few change
 * it.
 */
export function SoldOutSelect({ name, value, needsPrescription, onChange }: SoldOutSelectProps) {
  const t = useMessages("cart");
  const choices = soldOutChoicesFor({ needsPrescription });
  return (
    <label className="relative flex w-fit max-w-full items-center gap-x-1 text-sm text-muted">
      <span className="shrink-0">{t("soldOut.label")}</span>
      <select
        aria-label={t("soldOut.of", { name })}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice === target.value);
          if (chosen) onChange(chosen);
        }}
        className="field-sizing-content min-h-8 min-w-0 cursor-pointer appearance-none truncate rounded-control bg-transparent pe-5 font-medium text-ink hover:underline focus-visible:outline-2 focus-visible:outline-accent"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`soldOut.${choice}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-0 size-4" />
    </label>
  );
}
