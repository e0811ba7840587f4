/** Where hours have been sold in, with an hour to each side; noon to eight when in none. */
export function shownHours(values: readonly (readonly number[])[]): readonly number[] {
  const sold = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    values.some((series) => (series[hour] ?? 0) > 0),
  );
  const first = Math.max(0, (sold[0] ?? 12) - 1);
  const last = Math.min(23, (sold.at(-1) ?? 20) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The next round value above the highest, for the scale: 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5, 10].find((each) => each * power >= value) ?? 10;
  return factor * power;
}

interface HourBarsProps {
  today: readonly number[];
  usual: readonly number[];
  /** What a screen reader hears instead. */
  label: string;
  valueText(value: number): string;
}

const height = 220;
const step = 48;
const left = 56;

/** Bars by the hour: today in ink, a usual day behind it. */
export function HourBars({ today, usual, label, valueText }: HourBarsProps) {
  const hours = shownHours([today, usual]);
  const top = roundUp(Math.max(...today, ...usual));
  const width = left + hours.length * step;
  const y = (value: number) => height - (value / top) * (height - 16);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height + 24}`}
      className="max-h-72 w-full min-w-lg tabular-nums"
      direction="ltr"
    >
      {(top < 2 ? [0, 1] : [0, 0.5, 1]).map((share) => (
        <g key={share}>
          <line
            x1={left}
            x2={width}
            y1={y(top * share)}
            y2={y(top * share)}
            className="stroke-line"
          />
          <text
            x={left - 8}
            y={y(top * share) + 4}
            textAnchor="end"
            className="fill-muted text-[12px]"
          >
            {valueText(top * share)}
          </text>
        </g>
      ))}
      {hours.map((hour, index) => {
        const x = left + index * step;
        return (
          <g key={hour}>
            <Bar x={x + 4} width={step - 8} y={y(usual[hour] ?? 0)} className="fill-line" />
            <Bar x={x + 11} width={step - 22} y={y(today[hour] ?? 0)} className="fill-ink" />
            <text
              x={x + step / 2}
              y={height + 18}
              textAnchor="middle"
              className="fill-strong text-[12px]"
            >
              {hour}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Bar({
  x,
  y,
  width,
  className,
}: {
  x: number;
  y: number;
  width: number;
  className: string;
}) {
  if (y >= height) return null;
  return <rect x={x} y={y} width={width} height={height - y} rx={4} className={className} />;
}
