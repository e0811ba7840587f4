import type { DeskContract } from "@errand/core/contract.desk";
import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMember } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";

type Job = DeskContract["GET /desk/jobs"]["reply"]["jobs"][number];

/** Background jobs that will not be tried again by themselves. */
export function FailedJobs({ jobs, total }: { jobs: readonly Job[]; total: number }) {
  const t = useMessages("health");
  return (
    <section className="border-b border-line p-4 md:p-5">
      <h2 className="mb-2 text-body font-bold">
        {t("failed.title")} <span className="text-muted tabular-nums">{total}</span>
      </h2>
      {jobs.length === 0 ? (
        <p className="text-strong">{t("failed.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {jobs.map((job) => (
            <FailedJob key={job.id} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FailedJob({ job }: { job: Job }) {
  const t = useMessages("health");
  const { date, clock } = useTimeText();
  const { call, everyScope } = useDeskClient();
  const queries = useQueryClient();
  const mayRetry = isPermitted(useMember(), "operations", false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("POST /desk/jobs/{job_id}/retry", { job_id: job.id }),
    onSuccess: ({ message }) => toast.success(message),
    onError: reportError,
    onSettled: () => queries.invalidateQueries(everyScope("GET /desk/jobs")),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <div className="min-w-0 grow basis-60">
        <b>{job.name}</b>{" "}
        <span className="text-strong">
          {date(job.failed_at)}, {clock(job.failed_at)} ·{" "}
          {t("failed.attempts", { count: job.attempts })}
        </span>
        <p lang="en" className="wrap-anywhere text-strong">
          {job.reason}
        </p>
      </div>
      {mayRetry && (
        <OfficeButton
          isBusy={isPending}
          aria-label={t("failed.retryNamed", { name: job.name })}
          onClick={() => mutate()}
        >
          {t("failed.retry")}
        </OfficeButton>
      )}
    </li>
  );
}
