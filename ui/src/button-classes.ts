import { classNames } from "./class-names.ts";

export type ButtonVariant = "solid" | "accent" | "soft" | "outline" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  solid: "border-transparent bg-ink text-paper hover:opacity-85",
  /** For what leads to an order: the cart, the checkout, a price. */
  accent: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  soft: "border-transparent bg-sunken text-ink hover:bg-line",
  outline: "border-line text-ink hover:border-ink",
  quiet: "border-transparent text-ink hover:bg-sunken",
  danger: "border-transparent bg-bad text-on-strong hover:opacity-90",
};

/** At least 36 px high; controls for the thumb are 44 px or more. */
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 gap-1.5 px-3.5 text-meta",
  md: "min-h-11 gap-2 px-5 text-body",
  lg: "min-h-13 gap-2.5 px-6 text-title",
};

/** Classes of `Button` and of links that look like a button. */
export function buttonClasses(
  variant: ButtonVariant,
  size: ButtonSize,
  className?: string,
): string {
  return classNames(
    // A transparent border is visible where forced colours remove the background.
    "button inline-flex items-center justify-center rounded-full border font-bold select-none",
    "transition-[background-color,color,border-color,opacity,scale] active:scale-[0.98]",
    "disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0",
    variants[variant],
    sizes[size],
    className,
  );
}
