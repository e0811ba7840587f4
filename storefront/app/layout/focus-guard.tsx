import { useEffect } from "react";

/**
 * Keeps the focus near the element that had it when that element disappears or is disabled, like a
 * button that removes its own row: browsers would return to the start of the page. Whatever moves
 * the focus on purpose, such as a closing dialog, does so before the next frame and takes
 * precedence.
 */
export function FocusGuard() {
  useEffect(() => {
    let focused: Element | null = null;
    let ancestors: HTMLElement[] = [];
    /**
     * What had the focus before it entered a dialog, which is beside the page, and its ancestors.
     */
    let outside: HTMLElement[] = [];
    let frame = 0;

    function remember({ target }: FocusEvent) {
      const next = target instanceof Element ? ancestorsOf(target) : [];
      if (next.at(-1) !== ancestors.at(-1)) {
        outside = focused instanceof HTMLElement ? [focused, ...ancestors] : ancestors;
      }
      focused = target instanceof Element ? target : null;
      ancestors = next;
    }

    function check() {
      if (focused === null || document.activeElement !== document.body) return;
      // A closing dialog drops the focus before it disappears.
      if (!isGone(focused)) return;
      focused = null;
      const nearest = [...ancestors, ...outside].find((element) => !isGone(element));
      if (nearest) focusAgain(nearest);
    }

    /** A press beside everything that takes the focus leaves it on purpose. */
    function forget() {
      focused = null;
    }

    function checkInNextFrame() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    }

    const observer = new MutationObserver(() => {
      if (focused !== null && document.activeElement === document.body) checkInNextFrame();
    });
    document.addEventListener("pointerdown", forget, true);
    document.addEventListener("focusin", remember);
    document.addEventListener("focusout", checkInNextFrame);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled", "hidden"],
    });
    return () => {
      document.removeEventListener("pointerdown", forget, true);
      document.removeEventListener("focusin", remember);
      document.removeEventListener("focusout", checkInNextFrame);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}

function ancestorsOf({ parentElement }: Element): HTMLElement[] {
  if (parentElement === null || parentElement === document.body) return [];
  return [parentElement, ...ancestorsOf(parentElement)];
}

function isGone(element: Element): boolean {
  return (
    !element.isConnected || element.matches(":disabled") || element.closest("[hidden]") !== null
  );
}

/**
 * Focuses what opened the dialog, or an element that cannot be used, so that Tab continues from it.
 */
function focusAgain(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.dataset.focusKept = "";
    element.addEventListener("blur", () => release(element), { once: true });
  }
  element.focus({ preventScroll: true });
}

function release(element: HTMLElement): void {
  element.removeAttribute("tabindex");
  delete element.dataset.focusKept;
}
