import { classNames } from "@errand/ui/class-names.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import type { ComponentProps } from "react";

type TouchTone = "ink" | "call" | "soft" | "outline" | "bad" | "quiet";

const tones: Record<TouchTone, string> = {
  ink: "border-transparent bg-ink text-paper",
  call: "border-transparent bg-call text-on-call",
  soft: "border-transparent bg-sunken text-ink",
  outline: "border-line-strong text-ink",
  bad: "border-bad text-bad",
  quiet: "border-transparent text-strong",
};

const sizes = { md: "min-h-14 px-4 text-body", lg: "min-h-18 px-6 text-title" };

/** Classes of `TouchButton` and of links that look like one. */
export function touchClasses(
  tone: TouchTone,
  size: keyof typeof sizes = "md",
  className?: string,
): string {
  return classNames(
    "inline-flex items-center justify-center gap-2.5 rounded-[18px] border-2 text-center font-bold",
    "leading-tight select-none transition-[scale,opacity] active:scale-[0.98]",
    "aria-disabled:opacity-55 [&_svg]:shrink-0",
    tones[tone],
    sizes[size],
    className,
  );
}

interface TouchButtonProps extends ComponentProps<"button"> {
  tone?: TouchTone;
  size?: keyof typeof sizes;
  isBusy?: boolean;
}

/** A button for a thumb that is wet or in a hurry: 56 px, the main one of a screen 72 px high. */
export function TouchButton({
  tone = "ink",
  size = "md",
  isBusy = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: TouchButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={isBusy ? undefined : onClick}
      className={touchClasses(tone, size, className)}
    >
      {isBusy && <Spinner className="size-5" />}
      {children}
    </button>
  );
}
