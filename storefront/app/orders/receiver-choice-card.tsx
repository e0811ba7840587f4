import { Radio } from "@base-ui/react/radio";
import type { ReceiverChoice } from "@errand/core/orders/parcel.types";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ChoiceCardProps {
  value: ReceiverChoice["kind"];
  icon: LucideIcon;
  title: string;
  text: string;
  /** What belongs to the choice, once it is chosen. */
  children?: ReactNode;
}

/** A way to get the parcel, with what belongs to it once it is chosen. */
export function ChoiceCard({ value, icon: Icon, title, text, children }: ChoiceCardProps) {
  return (
    <div className="rounded-card border border-line transition-colors has-data-checked:border-ink has-data-checked:shadow-[inset_0_0_0_1px_var(--ink)]">
      <Radio.Root
        value={value}
        render={<button type="button" />}
        nativeButton
        className="group flex w-full items-center gap-3.5 rounded-card p-4 text-start"
      >
        <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={1.9} />
        <span className="min-w-0 grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
        <span
          aria-hidden
          className="size-5.5 shrink-0 rounded-full border-2 border-line-strong bg-paper group-data-checked:border-7 group-data-checked:border-ink"
        />
      </Radio.Root>
      {children && <div className="px-4 pb-4">{children}</div>}
    </div>
  );
}
