import { useMessages } from "@errand/ui/messages/messages.ts";
import X from "lucide-react/icons/x";

/** An active filter. */
export interface Chip<Filters> {
  key: string;
  text: string;
  /** The change that removes this filter. */
  without: Partial<Filters>;
}

interface ChipListProps<Filters> {
  chips: Chip<Filters>[];
  onChange(change: Partial<Filters>): void;
  onClear(): void;
}

/** The active filters as buttons; each removes its filter. */
export function ChipList<Filters>({ chips, onChange, onClear }: ChipListProps<Filters>) {
  const t = useMessages("catalog");
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("filters.active")} className="flex flex-wrap gap-2">
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t("filters.remove", { filter: text })}
            onClick={() => onChange(without)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-accent-soft ps-3.5 pe-2.5 text-sm font-semibold text-accent hover:text-accent-strong"
          >
            {text}
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            onClick={onClear}
            className="min-h-9 px-2 text-sm font-semibold text-muted underline hover:text-ink"
          >
            {t("filters.clear")}
          </button>
        </li>
      )}
    </ul>
  );
}
