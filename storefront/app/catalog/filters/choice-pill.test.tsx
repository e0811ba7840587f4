import { act, render, screen } from "@testing-library/react";
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
] as const)("applies a change of a %s made before hydration", async (kind, was, is) => {
  const onChange = vi.fn();
  const pill = (
    <ChoicePill kind={kind} name="diet" isChosen={was} onChange={onChange}>
      Vegetarian
    </ChoicePill>
  );
  const container = document.createElement("main");
  document.body.append(container);
  container.innerHTML = renderToString(pill);
  const input = container.querySelector("input");
  if (input) input.checked = is;
  const root = await act(async () => hydrateRoot(container, pill));
  expect(onChange.mock.calls).toEqual([[is]]);
  act(() => root.unmount());
});

test("isolates its text, so that digits keep their order on a page from right to left", () => {
  const { unmount } = render(
    <ChoicePill kind="checkbox" isChosen={false} onChange={() => undefined}>
      8+
    </ChoicePill>,
  );
  expect(screen.getByText("8+").tagName).toBe("BDI");
  expect(screen.getByRole("checkbox", { name: "8+" })).toBeTruthy();
  unmount();
});
