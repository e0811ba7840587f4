import { useMessages } from "@errand/ui/messages/messages.ts";
import Delete from "lucide-react/icons/delete";
import type { ReactNode } from "react";
import { PhoneButton } from "../phone-button.tsx";

interface DigitKeysProps {
  /** What stands beside the zero. */
  children: ReactNode;
  value: string;
  length: number;
  onChange(value: string): void;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Keys for a thumb, which the phone's own keyboard would not leave room for. */
export function DigitKeys({ value, length, onChange, children }: DigitKeysProps) {
  const t = useMessages("door");
  const add = (digit: string) => onChange(`${value}${digit}`.slice(0, length));
  return (
    // As on every phone, also from right to left.
    <div dir="ltr" className="grid grid-cols-3 gap-2">
      {digits.map((digit) => (
        <DigitKey key={digit} digit={digit} onPress={add} />
      ))}
      {children}
      <DigitKey digit="0" onPress={add} />
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

function DigitKey({ digit, onPress }: { digit: string; onPress(digit: string): void }) {
  return (
    <PhoneButton
      tone="soft"
      onClick={() => onPress(digit)}
      className="text-[1.625rem] tabular-nums"
    >
      {digit}
    </PhoneButton>
  );
}
