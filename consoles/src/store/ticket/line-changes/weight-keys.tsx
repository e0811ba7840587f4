import { useMessages } from "@errand/ui/messages/messages.ts";
import Delete from "lucide-react/icons/delete";
import { TouchButton } from "../../touch-button.tsx";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0"];
const maxDigits = 5;

interface WeightKeysProps {
  value: string;
  onChange(value: string): void;
}

/** The digits of a weight in grams, for wet fingers. */
export function WeightKeys({ value, onChange }: WeightKeysProps) {
  const t = useMessages("lines");
  return (
    <div className="grid grid-cols-3 gap-2">
      {keys.map((key) => (
        <TouchButton
          key={key}
          tone="soft"
          className="text-title tabular-nums"
          onClick={() => onChange(`${value}${key}`.replace(/^0+/, "").slice(0, maxDigits))}
        >
          {key}
        </TouchButton>
      ))}
      <TouchButton
        tone="soft"
        aria-label={t("weigh.delete")}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Delete aria-hidden className="size-6" />
      </TouchButton>
    </div>
  );
}
