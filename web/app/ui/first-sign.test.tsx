import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useFirstSign } from "./first-sign.ts";

function Page({ fetch }: { fetch(): void }) {
  useFirstSign(fetch);
  return null;
}

test.each([
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["a key", () => fireEvent.keyDown(document.body)],
])("%s has it fetched; nothing is for a page that is only looked at", (_what, act) => {
  const fetch = vi.fn();
  const { unmount } = render(<Page fetch={fetch} />);
  expect(fetch).not.toHaveBeenCalled();
  act();
  expect(fetch).toHaveBeenCalled();
  unmount();
});
