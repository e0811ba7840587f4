import { vi } from "vitest";

/**
 * Replaces the browser's IntersectionObserver, so that a test decides what is visible. `show` makes
 * every observed element visible; `rootMargins` are the margins of the observers.
 */
export function fakeIntersectionObserver() {
  const observed = new Set<() => void>();
  const rootMargins: (string | undefined)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      intersect: () => void;
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin?: string } = {},
      ) {
        rootMargins.push(rootMargin);
        this.intersect = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        observed.add(this.intersect);
      }
      disconnect() {
        observed.delete(this.intersect);
      }
    },
  );
  return {
    rootMargins,
    show() {
      for (const intersect of [...observed]) intersect();
    },
  };
}
