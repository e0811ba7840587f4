import { useMessages } from "@errand/ui/messages/messages.ts";
import { timeLeftOf } from "../orders/arrival.ts";
import { HeadlineTime } from "../orders/headline-time.tsx";
import { useTimeLeftText } from "../orders/time-left-text.ts";
import { useTimeLeft } from "../promotions/time-left.ts";
import { PageHead } from "../rendering/page-head.tsx";
import type { PaidRun } from "./paid-run.ts";
import { useWindowText } from "./use-window-text.ts";

/** How the run stands, and in how many minutes it is at the door. */
export function RunHeadline({ run }: { run: PaidRun }) {
  const t = useMessages("runs");
  const windowText = useWindowText();
  const isUnderWay = run.state === "collecting" || run.state === "on_the_way";
  const expected = run.orders.flatMap(({ expected_at }) => expected_at ?? []);
  // What is expected of an order alone knows nothing of the stops before the door.
  const planned = run.state === "collecting" ? [run.window.from] : [];
  const left = useTimeLeft([...expected, ...planned].toSorted().at(-1) ?? run.window.to);
  const leftText = useTimeLeftText(timeLeftOf(left));
  const title = t(`state.${run.state}`);
  return (
    <section aria-label={t("summary")}>
      <PageHead title={isUnderWay && leftText ? `${leftText} · ${title}` : title} />
      {isUnderWay && (
        <>
          <p className="text-muted">{t("atDoor", { time: windowText(run.window) })}</p>
          {leftText && (
            <HeadlineTime isCountdown isWords={left <= 0}>
              {leftText}
            </HeadlineTime>
          )}
        </>
      )}
      <div role="status">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{t(`stateText.${run.state}`)}</p>
      </div>
    </section>
  );
}
