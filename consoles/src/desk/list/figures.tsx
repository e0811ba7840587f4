import type { ReactNode } from "react";

/** Figures and short facts side by side, below the head of a page. */
export function Figures({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-b border-line px-4 py-3 md:px-5">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-meta text-strong">{name}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
