import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";

interface RowButtonsProps {
  /** What the row is called, for those who do not see it. */
  name: string;
  index: number;
  count: number;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

/** Moves and removes a row of a list in the editor. */
export function RowButtons({ name, index, count, onMove, onRemove }: RowButtonsProps) {
  const t = useMessages("item");
  return (
    <span className="flex shrink-0">
      <IconButton
        size="sm"
        icon={ArrowUp}
        label={t("row.up", { name })}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        size="sm"
        icon={ArrowDown}
        label={t("row.down", { name })}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
      <IconButton
        size="sm"
        icon={X}
        label={t("row.remove", { name })}
        onClick={() => onRemove(index)}
      />
    </span>
  );
}
