/**
 * A line at the upper edge that grows while something loads. It appears after 100 ms by its
 * animation, so that a quick page shows none. The overlay that follows tells screen readers.
 */
export function ProgressLine() {
  return (
    <div
      aria-hidden
      data-testid="progress-line"
      className="fixed inset-x-0 top-0 z-60 h-0.75 origin-left animate-progress-line bg-accent rtl:origin-right"
    />
  );
}
