import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { CsvButton } from "../../console/office/csv-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { LineTable } from "./line-table.tsx";
import { RunActs } from "./run-acts.tsx";
import { RunBadge } from "./run-badge.tsx";
import { RunFacts } from "./run-facts.tsx";
import type { Run } from "./use-store-run.ts";

/** A payout run with its lines. */
export function RunPage() {
  const { id = "" } = useParams();
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(endpointQuery(scope, "GET /desk/payouts/{id}", { id: Number(id) }));
  return <QueryState query={query}>{(run) => <RunView key={run.id} run={run} />}</QueryState>;
}

function RunView({ run }: { run: Run }) {
  const t = useMessages("payouts");
  const { date } = useTimeText();
  const { request, errorOf } = useDeskClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [changed, setChanged] = useState<readonly number[]>([]);
  return (
    <>
      <PageHead
        title={t(`title.${run.kind}`, { day: date(`${run.until}T12:00:00Z`) })}
        acts={
          <CsvButton
            fileName={`payout-${run.id}.csv`}
            request={() => request("GET /desk/payouts/{id}", { id: run.id })}
            errorOf={errorOf}
          />
        }
      >
        <RunBadge state={run.state} />
      </PageHead>
      <RunFacts run={run} />
      <LineTable lines={run.lines} chosen={chosen} changed={changed} onChoose={setChosen} />
      <RunActs
        run={run}
        chosen={run.lines.filter(({ id }) => chosen.includes(id))}
        onDone={() => {
          setChosen([]);
          setChanged([]);
        }}
        onChanged={(ids) => {
          setChanged(ids);
          setChosen(ids);
        }}
      />
    </>
  );
}
