import { useMessages } from "@errand/ui/messages/messages.ts";
import { shortNumber } from "../jobs/stops.ts";
import { useJobsState } from "../jobs/use-jobs.ts";
import { phoneClasses } from "../phone-button.tsx";

/** What another courier comes for, and the code that says that it is the right one. */
export function HandOvers() {
  const t = useMessages("phone");
  const toHandOver = useJobsState(({ route }) => route?.to_hand_over);
  return toHandOver?.map(({ job_id, name, phone, code }) => {
    const number = shortNumber({ id: job_id });
    return (
      <section key={job_id} className="grid gap-2 rounded-[24px] border-2 border-line p-4">
        <h2 className="text-[1.25rem] leading-tight">
          {name ? t("give.to", { number, name }) : t("give.unassigned", { number })}
        </h2>
        <p className="text-[1.0625rem] font-semibold">{t("give.code")}</p>
        <b className="text-[3.25rem] leading-tight font-extrabold tracking-widest tabular-nums">
          {code}
        </b>
        {phone && (
          <a href={`tel:${phone}`} className={phoneClasses("soft")}>
            {t("give.call")}
          </a>
        )}
      </section>
    );
  });
}
