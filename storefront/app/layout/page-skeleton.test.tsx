import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PageKind } from "./page-kind.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

const kinds: Record<PageKind, true> = {
  home: true,
  list: true,
  vehicles: true,
  store: true,
  product: true,
  checkout: true,
  order: true,
  account: true,
};

test.each(Object.keys(kinds) as PageKind[])(
  "the skeleton of %s is placeholders alone, hidden from screen readers",
  (kind) => {
    const { container } = render(<PageSkeleton kind={kind} />);
    expect(container.querySelectorAll(".animate-pulse").length).toBeGreaterThan(3);
    expect(container.textContent).toBe("");
    expect(container.querySelector("[aria-hidden=true]")).toBe(container.firstElementChild);
    expect(container.querySelector("a, button, input, h1")).toBeNull();
  },
);
