/** Marks the element of a cart that receives the focus when the last line is removed. */
export const cartRegion = { "data-cart": "", tabIndex: -1 } as const;

/**
 * Moves the focus to the neighbouring line, or to the cart, before the line of `row` is removed: a
 * focused button that disappears would leave the keyboard at the top of the page.
 */
export function focusNeighbour(row: HTMLElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const button = neighbour?.querySelector("button");
  if (button) button.focus({ preventScroll: true });
  else if (row) focusCart(row);
}

/** Moves the focus to the cart that `element` is part of. */
export function focusCart(element: HTMLElement): void {
  element.closest<HTMLElement>("[data-cart]")?.focus({ preventScroll: true });
}
