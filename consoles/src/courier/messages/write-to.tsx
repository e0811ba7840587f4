import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { isUnderWay } from "../jobs/project-job.ts";
import { shortNumber } from "../jobs/stops.ts";
import { useProjectedJobs } from "../jobs/use-jobs.ts";
import { phoneClasses } from "../phone-button.tsx";

const root = "/courier/messages";

/** Whom the courier can write to: those of the jobs in hand, and the desk. */
export function WriteTo() {
  const t = useMessages("phone");
  const jobs = useProjectedJobs().filter(isUnderWay);
  const className = phoneClasses("soft", "md", "text-base");
  return (
    <nav aria-label={t("writeTo.label")} className="flex flex-wrap gap-2 border-b border-line p-3">
      {jobs.map((job) => (
        <WriteToJob
          key={job.id}
          id={job.id}
          hasStore={job.kind === "food" || job.kind === "goods"}
        />
      ))}
      <Link to={`${root}/desk`} className={className}>
        {t("writeTo.desk")}
      </Link>
    </nav>
  );
}

function WriteToJob({ id, hasStore }: { id: number; hasStore: boolean }) {
  const t = useMessages("phone");
  const number = shortNumber({ id });
  const className = phoneClasses("soft", "md", "text-base tabular-nums");
  return (
    <>
      <Link to={`${root}/order/${id}`} className={className}>
        {t("writeTo.customer", { number })}
      </Link>
      {hasStore && (
        <Link to={`${root}/order/${id}/store`} className={className}>
          {t("writeTo.store", { number })}
        </Link>
      )}
    </>
  );
}
