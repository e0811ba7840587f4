import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ChoicePill } from "./choice-pill.tsx";

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ["checkbox", false, true],
  ["checkbox", true, false],
  ["radio", false, true],
] as const)("a %s that was pressed before the page was ready holds", async (kind, was, is) => {
  const onChange = vi.fn();
  const pill = (
    <ChoicePill kind={kind} name="diet" isChosen={was} onChange={onChange}>
      Vegetarian
    </ChoicePill>
  );
  const page = document.createElement("main");
  document.body.append(page);
  page.innerHTML = renderToString(pill);
  const box = page.querySelector("input");
  if (box) box.checked = is;
  const root = await act(async () => hydrateRoot(page, pill));
  expect(onChange.mock.calls).toEqual([[is]]);
  act(() => root.unmount());
});
