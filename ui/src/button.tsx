import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While its action runs: shows a spinner, keeps the focus and ignores presses. */
  isBusy?: boolean;
}

export function Button({
  variant = "solid",
  size = "md",
  isBusy = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      // Enter in a field presses the form's button, so a busy one must ignore it.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses(variant, size, className)}
    >
      {isBusy && <Spinner className="size-[1.1em]" />}
      {children}
    </button>
  );
}
