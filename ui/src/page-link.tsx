import { type PointerEvent, useState } from "react";
import { Link, type LinkProps } from "react-router";

/**
 * A link that fetches the data and the JavaScript of its page ahead: after a moment of hover or
 * focus, and immediately when a press starts, because the router's own delay is as long as most
 * taps.
 */
export function PageLink({ onPointerDown, ...rest }: Omit<LinkProps, "prefetch">) {
  const [isPressed, setPressed] = useState(false);
  function fetchPage(event: PointerEvent<HTMLAnchorElement>) {
    onPointerDown?.(event);
    setPressed(true);
  }
  return <Link {...rest} prefetch={isPressed ? "render" : "intent"} onPointerDown={fetchPage} />;
}
