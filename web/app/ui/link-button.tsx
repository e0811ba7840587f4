import { Link, type LinkProps } from "react-router";
import { type ButtonLook, type ButtonSize, buttonClasses } from "./button-classes.ts";

interface LinkButtonProps extends LinkProps {
  look?: ButtonLook;
  size?: ButtonSize;
}

/** Goes somewhere, and looks like a button: still a link, so that a middle click works. */
export function LinkButton({ look = "solid", size = "md", className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClasses(look, size, className)} />;
}
