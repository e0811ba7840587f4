import { Link, type LinkProps } from "react-router";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes.ts";

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function LinkButton({
  variant = "solid",
  size = "md",
  className,
  ...rest
}: LinkButtonProps) {
  return <Link {...rest} className={buttonClasses(variant, size, className)} />;
}
