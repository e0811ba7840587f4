import { fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePrefetchOnInteraction } from "./prefetch-on-interaction.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page({ prefetch }: { prefetch(): void }) {
  usePrefetchOnInteraction(prefetch);
  return null;
}

test.each([
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["a key", () => fireEvent.keyDown(document.body)],
])("prefetches once, a second after %s and not before", (_name, act) => {
  const prefetch = vi.fn();
  render(<Page prefetch={prefetch} />);
  vi.advanceTimersByTime(5_000);
  act();
  act();
  vi.advanceTimersByTime(999);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(prefetch).toHaveBeenCalledOnce();
});

test("does not prefetch for a page that is left", () => {
  const prefetch = vi.fn();
  const { unmount } = render(<Page prefetch={prefetch} />);
  fireEvent.pointerDown(document.body);
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(prefetch).not.toHaveBeenCalled();
});
