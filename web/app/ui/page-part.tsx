import { createElement, use } from "react";
import type { Part } from "./on-demand.tsx";

interface PagePartProps<Props> {
  part: Part<Props>;
  props: Props;
}

/**
 * A view that a page has at some of its addresses: the others do without its JavaScript. Until that is
 * there the page waits, as for one of its own; a fault is the page's, and another try fetches it anew.
 */
export function PagePart<Props extends object>({ part, props }: PagePartProps<Props>) {
  return createElement(use(part.load()), props);
}
