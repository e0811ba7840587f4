import { classNames } from "@errand/ui/class-names.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import type { ComponentProps } from "react";

interface OfficeButtonProps extends ComponentProps<"button"> {
  tone?: "ink" | "soft" | "outline" | "bad";
  isBusy?: boolean;
}

const tones = {
  ink: "border-transparent bg-ink text-paper",
  soft: "border-transparent bg-sunken text-ink hover:bg-line",
  outline: "border-line text-ink hover:border-ink",
  bad: "border-transparent bg-bad-soft text-bad",
};

/** Classes of `OfficeButton` and of links that look like one. */
export function officeButtonClasses(tone: keyof typeof tones, className?: string): string {
  return classNames(
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-[9px] border px-3 font-semibold whitespace-nowrap aria-disabled:opacity-55 md:min-h-9 pointer-coarse:min-h-11 [&_svg]:shrink-0",
    tones[tone],
    className,
  );
}

/** A button of the back office: 44 px for a thumb, 36 px where there is a pointer. */
export function OfficeButton({
  tone = "soft",
  isBusy = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: OfficeButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={officeButtonClasses(tone, className)}
    >
      {isBusy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
