import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

const levels = ["error", "warn"] as const;
const spies = new Map<string, MockInstance>();

/**
 * A test fails on `console.error` and `console.warn`. A test that expects one
 * checks it, then forgets it: `vi.mocked(console.error).mockClear()`.
 */
beforeEach(() => {
  for (const level of levels) spies.set(level, vi.spyOn(globalThis.console, level));
});

afterEach(() => {
  for (const [level, spy] of spies) {
    const calls = [...spy.mock.calls];
    spy.mockRestore();
    expect(calls, `printed with console.${level}`).toEqual([]);
  }
});
