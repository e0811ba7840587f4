import { classNames } from "./class-names.ts";

export type ButtonVariant = "solid" | "soft" | "outline" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  solid: "bg-accent text-on-accent hover:bg-accent-strong",
  soft: "bg-accent-soft text-accent hover:text-accent-strong",
  outline: "border border-line-strong bg-card text-ink hover:border-accent hover:text-accent",
  quiet: "text-ink hover:bg-sunken",
  danger: "bg-bad text-on-strong hover:opacity-90",
};

/** At least 36 px high; controls for the thumb are 44 px or more. */
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 gap-1.5 px-3 text-sm",
  md: "min-h-11 gap-2 px-4 text-[0.9375rem]",
  lg: "min-h-13 gap-2.5 px-6 text-base",
};

/** Classes of `Button` and of links that look like a button. */
export function buttonClasses(
  variant: ButtonVariant,
  size: ButtonSize,
  className?: string,
): string {
  return classNames(
    "inline-flex items-center justify-center rounded-control font-semibold select-none",
    "transition-[background-color,color,border-color,scale] active:scale-[0.98]",
    "disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0",
    variants[variant],
    sizes[size],
    className,
  );
}
