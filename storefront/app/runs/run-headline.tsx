import { useMessages } from "@errand/ui/messages/messages.ts";
import { timeLeftOf } from "../orders/arrival.ts";
import { HeadlineTime } from "../orders/headline-time.tsx";
import { useTimeLeftText } from "../orders/time-left-text.ts";
import { useTimeLeft } from "../promotions/time-left.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { findOnward, isDoorDone } from "./onward-parcel.ts";
import type { PaidRun } from "./paid-run.ts";
import { useWindowText } from "./use-window-text.ts";

/** How the run stands, and in how many minutes it is at the door. */
export function RunHeadline({ run }: { run: PaidRun }) {
  const t = useMessages("runs");
  const windowText = useWindowText();
  const isUnderWay = run.state === "collecting" || run.state === "on_the_way";
  const onward = findOnward(run);
  const isOnward = onward !== null && isDoorDone(run);
  const awaited = run.orders.filter(({ id }) => isOnward || id !== onward?.order_id);
  const expected = awaited.flatMap(({ expected_at }) => expected_at ?? []);
  // What is expected of an order alone knows nothing of the stops before the door.
  const planned = run.state === "collecting" && !isOnward ? [run.window.from] : [];
  const left = useTimeLeft([...expected, ...planned].toSorted().at(-1) ?? run.window.to);
  const leftText = useTimeLeftText(timeLeftOf(left));
  const { title, text } = useStateTexts(run, isUnderWay && isOnward);
  return (
    <section aria-label={t("summary")}>
      <PageHead title={isUnderWay && leftText ? `${leftText} · ${title}` : title} />
      {isUnderWay && (
        <>
          {!isOnward && (
            <p className="text-muted">{t("atDoor", { time: windowText(run.window) })}</p>
          )}
          {leftText && (
            <HeadlineTime isCountdown isWords={left <= 0}>
              {leftText}
            </HeadlineTime>
          )}
        </>
      )}
      <div role="status">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
    </section>
  );
}

/** How the run stands; once all else is at the door, how its parcel does. */
function useStateTexts(run: PaidRun, isOnward: boolean) {
  const t = useMessages("runs");
  const onward = findOnward(run);
  const name = onward?.name ?? "";
  if (isOnward) return { title: t("parcel.onward", { name }), text: t("parcel.onwardText") };
  const state = run.state === "done" && onward ? "allDone" : run.state;
  return { title: t(`state.${state}`), text: t(`stateText.${run.state}`) };
}
