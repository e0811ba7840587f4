import { intensityAt, peak } from "./day-curve.ts";
import type { Kind, Recorder } from "./recorder.ts";

/** A day at one scale. */
export interface LivedDay {
  scale: number;
  recorder: Recorder;
}

const size = { width: 720, panel: 150, left: 76, right: 16, top: 34 };
const lines: [string, string, (kind: Kind) => boolean][] = [
  ["reads", "#2f6fde", (kind) => ["page", "list", "item", "search", "status"].includes(kind)],
  ["carts, orders, acts of stores", "#d9480f", (kind) => /cart|order|store/.test(kind)],
  ["positions and messages", "#2b8a3e", (kind) => /position|message/.test(kind)],
];
/** Milliseconds, on a logarithmic scale. */
const grid = [1, 10, 100, 1000, 10_000];

/** The p99 of each hour as an SVG picture: a panel for each day, above the same curve of orders. */
export function dayPicture(days: LivedDay[]): string {
  const height = size.top + days.length * (size.panel + 40) + 10;
  const panels = days.map((day, index) => panelOf(day, size.top + index * (size.panel + 40)));
  const legend = lines.map(
    ([name, colour], index) =>
      `<text x="${size.left + index * 230}" y="18" fill="${colour}">${name}, p99</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<rect width="${size.width}" height="${height}" fill="#fff"/>
${[...legend, ...panels].join("\n")}
</svg>
`;
}

function panelOf({ scale, recorder }: LivedDay, top: number): string {
  const bottom = top + size.panel;
  const x = (hour: number) => size.left + (hour / 24) * (size.width - size.left - size.right);
  const y = (ms: number) => {
    const share = Math.log10(Math.max(1, Math.min(ms, 10_000))) / 4;
    return bottom - share * (size.panel - 14);
  };
  const demand = Array.from({ length: 97 }, (_, quarter) => {
    const hour = quarter / 4;
    return `${x(hour).toFixed(1)},${(bottom - (intensityAt(hour) / peak) * (size.panel - 14)).toFixed(1)}`;
  });
  const { count, errors } = recorder.all;
  return [
    `<text x="${size.left}" y="${top + 8}" font-weight="600">${scale} ×: ${count.toLocaleString("en")} requests, ${errors} errors</text>`,
    `<polygon points="${x(0)},${bottom} ${demand.join(" ")} ${x(24)},${bottom}" fill="#f1f3f5"/>`,
    ...grid.map(
      (ms) =>
        `<line x1="${size.left}" x2="${size.width - size.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="#dee2e6"/><text x="${size.left - 6}" y="${y(ms) + 4}" text-anchor="end" fill="#495057">${ms.toLocaleString("en")} ms</text>`,
    ),
    ...[0, 6, 12, 18, 24].map(
      (hour) =>
        `<text x="${x(hour)}" y="${bottom + 16}" text-anchor="middle" fill="#495057">${hour}:00</text>`,
    ),
    ...lines.map(([, colour, isCounted]) => {
      const points = [...recorder.byHour(isCounted)]
        .toSorted(([a], [b]) => a - b)
        .map(([hour, { p99 }]) => `${x(hour + 0.5).toFixed(1)},${y(p99).toFixed(1)}`);
      return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="2"/>`;
    }),
  ].join("\n");
}
