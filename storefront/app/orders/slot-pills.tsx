import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { SlotDay } from "./slot-days.ts";

const now = "now";
const maxSlots = 5;

interface SlotPillsProps {
  /** The slots of the chosen day. */
  slots: SlotDay["slots"];
  /** The chosen slot; null is now. */
  at: string | null;
  hasNow: boolean;
  onChange(at: string | null): void;
}

/** Now and the next slots, of which the chosen one is always shown. */
export function SlotPills({ slots, at, hasNow, onChange }: SlotPillsProps) {
  const t = useMessages("checkout");
  const chosen = slots.findIndex((slot) => slot.at === at);
  const first = chosen < maxSlots ? 0 : chosen - maxSlots + 1;
  const shown = slots.slice(first, first + maxSlots);
  return (
    <RadioGroup<string>
      aria-label={t("time.slots")}
      value={at ?? now}
      onValueChange={(value) => onChange(value === now ? null : value)}
      className="mt-4 flex flex-wrap gap-2.5"
    >
      {hasNow && <Pill value={now} label={t("time.now")} />}
      {shown.map((slot) => (
        <Pill key={slot.at} value={slot.at} label={slot.clock} isFull={slot.isFull} />
      ))}
    </RadioGroup>
  );
}

interface PillProps {
  value: string;
  label: string;
  isFull?: boolean;
}

function Pill({ value, label, isFull = false }: PillProps) {
  const t = useMessages("checkout");
  return (
    <Radio.Root
      value={value}
      disabled={isFull}
      render={<button type="button" />}
      nativeButton
      className="min-h-11 rounded-control border border-line px-4 font-bold tabular-nums transition-colors hover:border-ink data-checked:border-ink data-checked:bg-sunken data-disabled:border-dashed data-disabled:font-medium data-disabled:text-muted data-disabled:hover:border-line"
    >
      <bdi>{label}</bdi>
      {isFull && <span className="ms-1.5">{t("time.full")}</span>}
    </Radio.Root>
  );
}
