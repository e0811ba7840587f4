import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQueries } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";
import { Facts } from "../list/facts.tsx";

const states = ["waiting", "accepted", "refused"] as const;

/** The papers of a courier, those that wait for a decision first. */
export function CourierPapers({ id }: { id: number }) {
  const t = useMessages("desk-couriers");
  const queues = useMessages("queues");
  const { endpointQuery, scope } = useDeskClient();
  const results = useQueries({
    queries: states.map((state) =>
      endpointQuery(scope, "GET /desk/papers", {
        ...{ state, limit: 50, offset: 1 },
        courier_id: id,
      }),
    ),
  });
  const papers = results.flatMap(({ data }) => data?.papers ?? []);
  const isRead = results.every(({ data }) => data !== undefined);
  return (
    <section className="min-w-0">
      <Facts
        title={t("papers.title")}
        rows={papers.map((paper) => [
          queues(`paper.${paper.kind}`),
          [
            t(`papers.state.${paper.state}`),
            paper.valid_until && t("papers.until", { day: paper.valid_until }),
            paper.expired && t("papers.expired"),
            paper.reason,
          ]
            .filter(Boolean)
            .join(" · "),
        ])}
      />
      {isRead && papers.length === 0 && <p className="text-strong">{t("papers.none")}</p>}
    </section>
  );
}
