import { WideContent } from "../../console/office/wide-content.tsx";

export interface BarValue {
  /** Under the bar. */
  name: string;
  value: number;
}

interface BarsProps {
  values: readonly BarValue[];
  /** What a screen reader hears instead; the table has the figures. */
  label: string;
  valueText(value: number): string;
}

const height = 180;
const left = 64;
const right = 8;
const width = 720;
/** More names would overlap. */
const maxNames = 12;

/** Bars beside each other, such as those of days or hours. */
export function Bars({ values, label, valueText }: BarsProps) {
  const top = roundUp(Math.max(0, ...values.map(({ value }) => value)));
  const step = (width - left - right) / Math.max(1, values.length);
  const gap = Math.min(8, step / 4);
  const y = (value: number) => height - (value / top) * (height - 16);
  const every = Math.ceil(values.length / maxNames);
  return (
    <WideContent label={label}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height + 24}`}
        className="w-full min-w-lg tabular-nums"
        direction="ltr"
      >
        {[0, 0.5, 1].map((share) => (
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
        {values.map(({ name, value }, index) => {
          const x = left + index * step;
          return (
            <g key={name}>
              {value > 0 && (
                <rect
                  x={x + gap / 2}
                  y={y(value)}
                  width={Math.max(1, step - gap)}
                  height={height - y(value)}
                  rx={Math.min(3, step / 4)}
                  className="fill-ink"
                />
              )}
              {index % every === 0 && (
                <text
                  x={x + step / 2}
                  y={height + 18}
                  textAnchor="middle"
                  className="fill-strong text-[12px]"
                >
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </WideContent>
  );
}

/** The next round value above the highest: 2, 4 or 10 times a power of ten, which half divides. */
function roundUp(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([2, 4, 10].find((each) => each * power >= value) ?? 10) * power;
}
