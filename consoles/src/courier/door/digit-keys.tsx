import { useMessages } from "@errand/ui/messages/messages.ts";
import Delete from "lucide-react/icons/delete";
import { PhoneButton } from "../phone-button.tsx";

interface DigitKeysProps {
  value: string;
  length: number;
  onChange(value: string): void;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** Keys for a thumb, which the phone's own keyboard would not leave room for. */
export function DigitKeys({ value, length, onChange }: DigitKeysProps) {
  const t = useMessages("door");
  return (
    // As on every phone, also from right to left.
    <div dir="ltr" className="grid grid-cols-3 gap-2">
      {digits.map((digit) => (
        <PhoneButton
          key={digit}
          tone="soft"
          onClick={() => onChange(`${value}${digit}`.slice(0, length))}
          className="text-[1.625rem] tabular-nums nth-[10]:col-start-2"
        >
          {digit}
        </PhoneButton>
      ))}
      <PhoneButton
        tone="soft"
        aria-label={t("delete")}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Delete aria-hidden className="size-7" />
      </PhoneButton>
    </div>
  );
}
