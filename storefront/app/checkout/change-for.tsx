import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";

interface ChangeForProps {
  /** The notes to choose from. */
  notes: number[];
  /** The note that the customer pays with; 0 for the exact amount. */
  chosen: number;
  onChange(note: number): void;
}

/** The note for which the courier brings change. */
export function ChangeFor({ notes, chosen, onChange }: ChangeForProps) {
  const t = useMessages("checkout");
  const money = useMoney();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t("payment.bringChange")}</legend>
      <div className="flex flex-wrap gap-2">
        {[0, ...notes].map((note) => (
          <button
            key={note}
            type="button"
            aria-pressed={chosen === note}
            onClick={() => onChange(note)}
            className="min-h-11 rounded-full border border-line px-4 font-bold tabular-nums transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-sunken"
          >
            {note === 0 ? t("payment.noChange") : money(note)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
