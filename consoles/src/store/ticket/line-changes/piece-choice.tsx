import { useMessages } from "@errand/ui/messages/messages.ts";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { TouchButton } from "../../touch-button.tsx";

interface PieceChoiceProps {
  max: number;
  value: number;
  onChange(value: number): void;
}

/** How many pieces are missing: by buttons, for a thumb in a hurry. */
export function PieceChoice({ max, value, onChange }: PieceChoiceProps) {
  const t = useMessages("lines");
  return (
    <div className="flex items-center gap-3">
      <span className="grow text-ticket font-semibold">{t("pieces.title")}</span>
      <TouchButton
        tone="soft"
        className="size-14"
        aria-label={t("pieces.less")}
        aria-disabled={value === 1}
        onClick={() => onChange(Math.max(1, value - 1))}
      >
        <Minus aria-hidden className="size-6" />
      </TouchButton>
      <output className="min-w-20 text-center text-ticket font-bold tabular-nums">
        {t("pieces.value", { value, max })}
      </output>
      <TouchButton
        tone="soft"
        className="size-14"
        aria-label={t("pieces.more")}
        aria-disabled={value === max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Plus aria-hidden className="size-6" />
      </TouchButton>
    </div>
  );
}
