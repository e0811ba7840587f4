import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { FailedJobs } from "./failed-jobs.tsx";
import { Findings } from "./findings.tsx";
import { JobCounts } from "./job-counts.tsx";
import { ProcessFigures } from "./process-figures.tsx";

const readEveryMs = 15_000;

/** Whether the installation works, what the doctor says, and the background jobs. */
export function HealthPage() {
  const desk = useMessages("desk");
  const t = useMessages("health");
  const { clock } = useTimeText();
  const { endpointQuery, scope } = useDeskClient();
  const health = useQuery({
    ...endpointQuery(scope, "GET /desk/health"),
    refetchInterval: readEveryMs,
  });
  const jobs = useQuery({
    ...endpointQuery(scope, "GET /desk/jobs", { limit: 50, offset: 1 }),
    refetchInterval: readEveryMs,
  });
  return (
    <>
      <PageHead title={desk("section.health")}>
        {health.data && <p className="text-strong">{t("at", { time: clock(health.data.at) })}</p>}
      </PageHead>
      <QueryState query={health}>
        {(data) => (
          <>
            <ProcessFigures health={data} />
            <Findings findings={data.findings} />
          </>
        )}
      </QueryState>
      <QueryState query={jobs}>
        {(data) => (
          <>
            <FailedJobs jobs={data.jobs} total={data.total_size} />
            <JobCounts counts={data.counts} />
          </>
        )}
      </QueryState>
    </>
  );
}
