import type { Job } from "@errand/core/orders/staff-orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useMoney } from "../../console/use-shop.ts";
import { CodeField } from "../code-field.tsx";
import { useAct, useIsChecking } from "../jobs/use-jobs.ts";
import { MainAct } from "../main-act.tsx";
import { PickupHead } from "./pickup-head.tsx";
import { StopActs } from "./stop-acts.tsx";
import type { StopProps } from "./stop-props.ts";
import { TickRow } from "./tick-row.tsx";

const codeLength = 4;

/** At the counter: which order, what proves it, and every bag in hand. */
export function PickupCheck({ stop, onTrouble }: StopProps) {
  const t = useMessages("next-stop");
  const money = useMoney();
  const act = useAct();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [codes, setCodes] = useState<Record<number, string>>({});
  const isChecking = useIsChecking(stop.jobs.at(-1)?.id ?? 0);
  const boxes = stop.jobs.flatMap(toBoxes);
  const unticked = boxes.filter(({ key }) => !ticked.has(key)).length;
  const isCodeBroken = stop.jobs.some(({ id }) => {
    const { length } = codes[id] ?? "";
    return length > 0 && length < codeLength;
  });

  function tick(key: string, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(key);
    else next.delete(key);
    setTicked(next);
  }

  function boxText({ kind, number, total }: Box): string {
    if (kind === "cash") return t("check.cash", { amount: money(total) });
    if (kind === "bag") return t("check.bag", { number, total });
    return t(kind === "parcel" ? "check.parcel" : "check.order");
  }

  function missing(): string | null {
    if (isCodeBroken) return t("check.digits");
    return unticked > 0 ? t("check.missing", { count: unticked }) : null;
  }

  function pickUp() {
    for (const { id, run_id } of stop.jobs) {
      const code = codes[id] || undefined;
      act({ do: "pickup", jobId: id, runId: run_id ?? undefined, code });
    }
  }

  const bags = boxes.filter(({ kind }) => kind === "bag").length;
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto px-5 pt-4">
      {stop.jobs.map((job) => (
        <section key={job.id} className="grid gap-3">
          <PickupHead job={job} place={stop.place} />
          <ul>
            {toBoxes(job).map((box) => (
              <TickRow
                key={box.key}
                text={boxText(box)}
                note={t(ticked.has(box.key) ? "check.ticked" : "check.tick")}
                isTicked={ticked.has(box.key)}
                onTick={(isTicked) => tick(box.key, isTicked)}
              />
            ))}
          </ul>
          <CodeField
            label={t(job.kind === "parcel" ? "check.senderCode" : "check.storeCode")}
            length={codeLength}
            value={codes[job.id] ?? ""}
            onChange={(code) => setCodes({ ...codes, [job.id]: code })}
          />
        </section>
      ))}
      <StopActs stop={stop} onTrouble={onTrouble} />
      <div className="sticky bottom-0 mt-auto bg-paper pt-2 pb-3">
        <MainAct
          text={bags > 0 ? t("check.have", { count: bags }) : t("check.haveIt")}
          missing={missing()}
          isBusy={isChecking}
          onAct={pickUp}
        />
      </div>
    </div>
  );
}

interface Box {
  key: string;
  kind: "bag" | "order" | "parcel" | "cash";
  number: number;
  /** The bags of the job, or the cash to take. */
  total: number;
}

/** What has to be ticked: each bag, and the cash of a parcel whose sender pays. */
function toBoxes({ id, kind, bags, collect, collect_at }: Job): Box[] {
  const isParcel = kind === "parcel";
  const things: Box[] =
    bags === null || bags === 0
      ? [{ key: `${id}`, kind: isParcel ? "parcel" : "order", number: 1, total: 1 }]
      : Array.from({ length: bags }, (_, index) => ({
          key: `${id} ${index}`,
          kind: "bag",
          number: index + 1,
          total: bags,
        }));
  if (collect_at !== "pickup" || collect === 0) return things;
  return [...things, { key: `${id} cash`, kind: "cash", number: 1, total: collect }];
}
