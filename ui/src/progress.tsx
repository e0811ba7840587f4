interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
}

export function Progress({ value, label }: ProgressProps) {
  const shown = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-good transition-[width] duration-200"
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
