import type { ReactNode } from "react";

interface FactsProps {
  title?: string;
  /** Those without a value are left out. */
  rows: readonly (readonly [string, ReactNode])[];
}

/** What is known, a row each. */
export function Facts({ title, rows }: FactsProps) {
  return (
    <section className="min-w-0">
      {title && <h3 className="mb-1 text-body font-bold">{title}</h3>}
      <dl>
        {rows
          .filter(
            ([, value]) => value !== null && value !== "" && value !== undefined && value !== false,
          )
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-4 border-b border-line py-2">
              <dt className="w-36 shrink-0 text-strong">
                <bdi>{name}</bdi>
              </dt>
              <dd className="min-w-0 grow font-semibold wrap-anywhere">
                {typeof value === "string" ? <bdi>{value}</bdi> : value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
