import { classNames } from "@errand/ui/class-names.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import type { ComponentProps } from "react";

type PhoneTone = "ink" | "call" | "soft" | "outline" | "quiet";

const tones: Record<PhoneTone, string> = {
  ink: "border-transparent bg-ink text-paper",
  call: "border-transparent bg-call text-on-call",
  soft: "border-transparent bg-sunken text-ink",
  outline: "border-line-strong text-ink",
  quiet: "border-transparent text-ink",
};

const sizes = {
  md: "min-h-16 min-w-16 rounded-[20px] px-3 text-[1.125rem]",
  lg: "min-h-21 w-full rounded-[24px] px-5 text-[1.5rem] tracking-tight",
};

/** Classes of `PhoneButton` and of links that look like one. */
export function phoneClasses(
  tone: PhoneTone,
  size: keyof typeof sizes = "md",
  className?: string,
): string {
  return classNames(
    "relative inline-flex items-center justify-center gap-2.5 overflow-hidden border-2 text-center",
    "leading-tight font-bold select-none transition-[scale] active:scale-[0.98] [&_svg]:shrink-0",
    // Dimmed by its colours, which stay readable.
    "aria-disabled:border-transparent aria-disabled:bg-sunken aria-disabled:text-strong",
    tones[tone],
    sizes[size],
    className,
  );
}

interface PhoneButtonProps extends ComponentProps<"button"> {
  tone?: PhoneTone;
  size?: keyof typeof sizes;
  isBusy?: boolean;
}

/** A button for a thumb in a glove: 64 px, the main one of a screen 84 px high. */
export function PhoneButton({
  tone = "ink",
  size = "md",
  isBusy = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: PhoneButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={isBusy ? undefined : onClick}
      className={phoneClasses(tone, size, className)}
    >
      {isBusy && <Spinner className="size-6" />}
      {children}
    </button>
  );
}
