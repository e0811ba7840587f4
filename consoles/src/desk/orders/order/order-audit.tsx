import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useMember } from "../../../console/console.ts";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { ChangedFields } from "../../audit/changed-fields.tsx";
import { useDeskClient } from "../../desk-client.ts";

const limit = 20;

/** What staff changed of an order, for those who may read it. */
export function OrderAudit({ id }: { id: number }) {
  return isPermitted(useMember(), "audit", true) ? <Entries id={id} /> : null;
}

function Entries({ id }: { id: number }) {
  const t = useMessages("desk-orders");
  const { clock, date } = useTimeText();
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(
    endpointQuery(scope, "GET /desk/audit", { limit, offset: 1, subject: `order:${id}` }),
  );
  return (
    <section aria-labelledby="audit">
      <h2 id="audit" className="mb-1 text-body font-bold">
        {t("audit.title")}
      </h2>
      <QueryState query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="text-strong">{t("audit.none")}</p>
          ) : (
            <ul>
              {entries.map((entry) => (
                <li key={entry.id} className="border-b border-line py-1.5">
                  <b>{entry.actor.name}</b>{" "}
                  <span className="text-muted">
                    {date(entry.at)}, {clock(entry.at)} <code>{entry.action}</code>
                  </span>
                  <ChangedFields before={entry.before} after={entry.after} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
