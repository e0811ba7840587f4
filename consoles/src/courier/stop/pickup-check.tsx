import type { Job } from "@errand/core/orders/staff-orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useMoney } from "../../console/use-shop.ts";
import { CodeField } from "../code-field.tsx";
import { shortNumber } from "../jobs/stops.ts";
import { useAct, useIsChecking } from "../jobs/use-jobs.ts";
import { MainAct } from "../main-act.tsx";
import { type Box, toBoxes } from "./boxes.ts";
import { findScanned } from "./find-scanned.ts";
import { PickupHead } from "./pickup-head.tsx";
import { ScanButton } from "./scan-button.tsx";
import { StopActs } from "./stop-acts.tsx";
import type { StopProps } from "./stop-props.ts";
import { TickRow } from "./tick-row.tsx";

const codeLength = 4;

function whoNamesCode({ from_courier, kind }: Job): "courier" | "sender" | "store" {
  if (from_courier) return "courier";
  return kind === "parcel" ? "sender" : "store";
}

/** At the counter: which order, what proves it, and every bag in hand. */
export function PickupCheck({ stop, onTrouble }: StopProps) {
  const t = useMessages("next-stop");
  const money = useMoney();
  const act = useAct();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [codes, setCodes] = useState<Record<number, string>>({});
  const [scanError, setScanError] = useState<string | null>(null);
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

  function scan(codes: string[]) {
    const scanned = findScanned(codes, boxes, ticked);
    if ("tick" in scanned) {
      tick(scanned.tick, true);
      setScanError(null);
    } else if ("otherOrder" in scanned) {
      setScanError(t("check.otherOrder", { number: shortNumber({ id: scanned.otherOrder }) }));
    } else setScanError(t("check.noCode"));
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
            label={t(`check.${whoNamesCode(job)}Code`)}
            length={codeLength}
            value={codes[job.id] ?? ""}
            onChange={(code) => setCodes({ ...codes, [job.id]: code })}
          />
        </section>
      ))}
      <p role="status" className="text-[1.0625rem] font-bold text-bad empty:hidden">
        {scanError}
      </p>
      <ScanButton onScan={scan} />
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
