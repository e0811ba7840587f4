import type { DeskContract } from "@errand/core/contract.desk";
import { fileSize, numberFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useAgeText } from "../list/use-age-text.ts";

/** How the process is that has answered. */
export function ProcessFigures({ health }: { health: DeskContract["GET /desk/health"]["reply"] }) {
  const t = useMessages("health");
  const language = useLanguage();
  const age = useAgeText();
  const number = numberFormat(language);
  const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const figures = [
    [t("figure.running"), age(health.started_at)],
    [t("figure.memory"), fileSize(health.memory, language)],
    [t("figure.streams"), number.format(health.streams)],
    [t("figure.changes"), t(health.hears_changes ? "figure.heard" : "figure.unheard")],
    ...health.caches
      .filter(({ hits, misses }) => hits + misses > 0)
      .map(({ name, hits, misses }) => [
        t("figure.cache", { name }),
        percent.format(hits / (hits + misses)),
      ]),
  ];
  return (
    <dl className="grid grid-cols-2 border-b border-line md:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="min-w-0 border-line px-4 py-3 md:px-5">
          <dt className="truncate text-meta text-strong">{name}</dt>
          <dd className="text-title font-extrabold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
