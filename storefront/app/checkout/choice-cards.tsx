import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { LucideIcon } from "lucide-react";

interface ChoiceCardsProps<Value extends string> {
  /** The label for screen readers. */
  label: string;
  options: { value: Value; icon: LucideIcon; title: string; text?: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** A radio group of cards with icons. */
export function ChoiceCards<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceCardsProps<Value>) {
  return (
    <RadioGroup<Value>
      aria-label={label}
      value={value}
      onValueChange={onChange}
      className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3"
    >
      {options.map(({ value: each, icon: Icon, title, text }) => (
        <Radio.Root
          key={each}
          value={each}
          render={<button type="button" />}
          nativeButton
          className="flex min-h-16 items-center gap-3.5 rounded-card border border-line p-3.5 text-start transition-colors hover:border-ink data-checked:border-ink data-checked:bg-sunken"
        >
          <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.8} />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{title}</span>
            {text && <span className="block text-sm text-muted">{text}</span>}
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
