import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePrefetchOnInteraction } from "./prefetch-on-interaction.ts";

function Page({ prefetch }: { prefetch(): void }) {
  usePrefetchOnInteraction(prefetch);
  return null;
}

test.each([
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["a key", () => fireEvent.keyDown(document.body)],
])("starts the prefetch after %s and not before", async (_name, act) => {
  const prefetch = vi.fn();
  const { unmount } = render(<Page prefetch={prefetch} />);
  expect(prefetch).not.toHaveBeenCalled();
  act();
  act();
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledOnce());
  unmount();
});
