import { useMessages } from "@errand/ui/messages/messages.ts";
import { ChoicePill } from "./choice-pill.tsx";
import type { Filters, Mark } from "./filters.ts";

interface MarkPillsProps {
  marks: readonly Mark[];
  filters: Filters;
  onChange(changes: Partial<Filters>): void;
}

/** A checkbox for each mark. */
export function MarkPills({ marks, filters, onChange }: MarkPillsProps) {
  const t = useMessages("catalog");
  const chosen = filters.marks;
  return marks.map((mark) => (
    <ChoicePill
      key={mark}
      kind="checkbox"
      isChosen={chosen.includes(mark)}
      onChange={(isChosen) =>
        onChange({ marks: isChosen ? [...chosen, mark] : chosen.filter((each) => each !== mark) })
      }
    >
      {t(`filters.mark.${mark}`)}
    </ChoicePill>
  ));
}
