import { vi } from "vitest";

/**
 * Replaces the browser's IntersectionObserver, so that a test decides what is visible. `show` makes
 * every observed element visible, `hide` none; `rootMargins` are the margins of the observers.
 */
export function fakeIntersectionObserver() {
  const observed = new Set<(isIntersecting: boolean) => void>();
  const rootMargins: (string | undefined)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      intersect: (isIntersecting: boolean) => void;
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin?: string } = {},
      ) {
        rootMargins.push(rootMargin);
        this.intersect = (isIntersecting) => callback([{ isIntersecting }]);
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
      for (const intersect of [...observed]) intersect(true);
    },
    hide() {
      for (const intersect of [...observed]) intersect(false);
    },
  };
}
