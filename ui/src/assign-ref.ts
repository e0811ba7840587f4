import type { Ref } from "react";

/** Sets a ref that somebody else owns. Returns its cleanup, if it has one. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === "function") return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
