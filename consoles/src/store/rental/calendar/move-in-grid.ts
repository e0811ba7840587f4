interface Cell {
  row: number;
  day: number;
}

interface PressedKey {
  key: string;
  ctrlKey: boolean;
}

/**
 * The cell that a key leads to, as the grid pattern of WAI-ARIA says; null for other keys. Arrows
 * to the side follow what is seen, which is mirrored from right to left.
 */
export function moveInGrid(
  { key, ctrlKey }: PressedKey,
  { row, day }: Cell,
  { rows, days }: { rows: number; days: number },
  isRtl: boolean,
): Cell | null {
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const backward = isRtl ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case forward:
      return { row, day: Math.min(days - 1, day + 1) };
    case backward:
      return { row, day: Math.max(0, day - 1) };
    case "ArrowDown":
      return { row: Math.min(rows - 1, row + 1), day };
    case "ArrowUp":
      return { row: Math.max(0, row - 1), day };
    case "Home":
      return { row: ctrlKey ? 0 : row, day: 0 };
    case "End":
      return { row: ctrlKey ? rows - 1 : row, day: days - 1 };
    default:
      return null;
  }
}
