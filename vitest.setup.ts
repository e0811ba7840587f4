import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let shown: MockInstance<typeof globalThis.console.error>;

/**
 * A red console is a failed test. A test that expects an error looks at it and
 * then forgets it: `vi.mocked(console.error).mockClear()`.
 */
beforeEach(() => {
  shown = vi.spyOn(globalThis.console, "error");
});

afterEach(() => {
  const calls = [...shown.mock.calls];
  shown.mockRestore();
  expect(calls, "shown with console.error").toEqual([]);
});
