import { useMessages } from "@errand/ui/messages/messages.ts";
import ClockArrowUp from "lucide-react/icons/clock-arrow-up";
import { useTimeText } from "../../console/use-shop.ts";
import { shortNumber } from "../jobs/stops.ts";
import { useUnsent } from "../jobs/use-jobs.ts";

/** What is done and still has to be sent, in its order. */
export function UnsentActs() {
  const t = useMessages("my-route");
  const phone = useMessages("phone");
  const { clock } = useTimeText();
  const unsent = useUnsent();
  if (unsent.length === 0) return null;
  return (
    <section>
      <h2 className="text-[1.25rem]">{t("unsent")}</h2>
      <ol>
        {unsent.map(({ key, act, doneAt }) => (
          <li
            key={key}
            className="flex min-h-15 items-center gap-3.5 border-b border-line text-[1.125rem]"
          >
            <b className="tabular-nums">{clock(doneAt)}</b>
            <span className="grow font-semibold">
              {phone(`act.${act.do}`, { number: shortNumber({ id: act.jobId }) })}
            </span>
            <ClockArrowUp aria-hidden className="size-6 shrink-0 text-warn" />
          </li>
        ))}
      </ol>
    </section>
  );
}
