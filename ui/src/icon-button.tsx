import type { ComponentProps, ComponentType } from "react";
import { classNames } from "./class-names.ts";
import { CountBadge } from "./count-badge.tsx";
import type { IconProps } from "./icon-sprite.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: ComponentType<IconProps>;
  /** The accessible name of the button. */
  label: string;
  variant?: "quiet" | "outline" | "solid";
  size?: "sm" | "md";
  /** A small number at the corner, hidden at 0. It is part of the accessible name. */
  count?: number;
}

const variants = {
  quiet: "border-transparent text-ink hover:bg-sunken",
  outline: "border-line text-ink hover:border-ink",
  solid: "border-transparent bg-ink text-paper hover:opacity-85",
};

export function IconButton({
  icon: Icon,
  label,
  variant = "quiet",
  size = "md",
  count = 0,
  type = "button",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={count > 0 ? `${label} (${count})` : label}
      className={classNames(
        "relative inline-flex shrink-0 items-center justify-center rounded-full border",
        "transition-[background-color,color,border-color,opacity,scale] active:scale-95 disabled:pointer-events-none disabled:opacity-45",
        size === "sm" ? "size-9" : "size-11",
        variants[variant],
        className,
      )}
    >
      <Icon className={size === "sm" ? "size-[18px]" : "size-[22px]"} strokeWidth={1.9} />
      <CountBadge count={count} />
    </button>
  );
}
