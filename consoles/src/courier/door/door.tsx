import { isTakenAlong } from "@errand/core/delivery/taken-along";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Phone from "lucide-react/icons/phone";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { useShop } from "../../console/console.ts";
import { CodeField } from "../code-field.tsx";
import { isWrongCode } from "../jobs/refusals.ts";
import { shortNumber } from "../jobs/stops.ts";
import { useAct, useIsChecking, useJobs, useRefusals } from "../jobs/use-jobs.ts";
import { MainAct } from "../main-act.tsx";
import { PhoneButton, phoneClasses } from "../phone-button.tsx";
import { PhotoButton } from "../photo-button.tsx";
import { StopNotes } from "../stop/stop-notes.tsx";
import { StopNumber } from "../stop/stop-number.tsx";
import type { StopProps } from "../stop/stop-props.ts";
import { CashBox } from "./cash-box.tsx";
import { DigitKeys } from "./digit-keys.tsx";
import { OtherCash } from "./other-cash.tsx";
import type { TakenCash } from "./taken-cash.ts";

const codeLength = 4;

/** At the door: the cash that is due, the code that the customer names, or a photo. */
export function Door({ stop, onTrouble }: StopProps) {
  const t = useMessages("door");
  const { order_delivery_verification } = useShop();
  const act = useAct();
  const [code, setCode] = useState("");
  const [taken, setTaken] = useState<TakenCash | null>(null);
  const [isOther, setOther] = useState(false);
  const [photo, setPhoto] = useState<string | null>(null);
  const [job] = stop.jobs;
  const isChecking = useIsChecking(job?.id ?? 0);
  const { refusals } = useJobs();
  const wrongCodes = useRefusals().filter((refusal) => {
    return refusal.act.jobId === job?.id && isWrongCode(refusal);
  });
  if (!job) return null;
  const isReturn = stop.kind === "return";
  const cash = stop.jobs
    .filter(({ collect_at }) => collect_at === "dropoff")
    .reduce((sum, { collect }) => sum + collect, 0);
  const asksForCode = order_delivery_verification && !isReturn;
  const isLeft = job.safe_place !== null && photo !== null;

  function missing(): string | null {
    if (cash > 0 && !taken) return t("missing.cash");
    if (!asksForCode || isLeft || code.length === codeLength) return null;
    return job?.safe_place ? t("missing.photo") : t("missing.code");
  }

  function handOver() {
    if (!job) return;
    // The next code is another attempt.
    for (const { key } of wrongCodes) refusals.remove(key);
    const otp = code.length === codeLength ? code : undefined;
    act({
      ...{ do: "deliver", jobId: job.id, runId: job.run_id ?? undefined, otp },
      ...(cash > 0 && taken && { cash: Math.min(cash, taken.given), missing: taken.missing }),
      ...(isTakenAlong(job) && { isAway: true }),
      ...(photo !== null && { photo }),
    });
    setCode("");
  }

  const { name, address, phone } = stop.place;
  if (isOther) {
    return (
      <OtherCash
        due={cash}
        taken={taken}
        onTaken={(given) => {
          setTaken(given);
          setOther(false);
        }}
        onClose={() => setOther(false)}
      />
    );
  }
  return (
    <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-5 pt-3">
      <header className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold text-strong tabular-nums">
            {t(isReturn ? "atReturn" : "at", { number: stop.jobs.map(shortNumber).join(", ") })}
            <StopNumber />
          </p>
          <h1 className="text-[1.875rem] leading-tight tracking-tight wrap-anywhere">
            <bdi>{name ?? address}</bdi>
          </h1>
          {name && (
            <p className="text-[1.1875rem] font-bold wrap-anywhere">
              <bdi>{address}</bdi>
            </p>
          )}
        </div>
        {phone && (
          <a
            href={`tel:${phone}`}
            aria-label={t("call", { name: name ?? "" })}
            className={phoneClasses("soft")}
          >
            <Phone aria-hidden className="size-6.5" />
          </a>
        )}
      </header>
      <StopNotes stop={{ ...stop, jobs: stop.jobs.map((each) => ({ ...each, collect: 0 })) }} />
      {cash > 0 && (
        <CashBox due={cash} taken={taken} onTaken={setTaken} onOther={() => setOther(true)} />
      )}
      {isReturn && job.return_code && (
        <p className="rounded-[22px] bg-sunken px-4 py-3">
          <span className="block text-[1.0625rem] font-semibold">{t("readOut")}</span>
          <b className="block text-[3.25rem] leading-tight font-extrabold tracking-widest tabular-nums">
            {job.return_code}
          </b>
        </p>
      )}
      {asksForCode && (
        <>
          <CodeField
            hasKeys
            label={t("code")}
            length={codeLength}
            value={code}
            onChange={setCode}
            error={wrongCodes.length > 0 && code === "" ? t("wrong") : null}
          />
          <DigitKeys value={code} length={codeLength} onChange={setCode}>
            <PhotoButton isShort count={photo === null ? 0 : 1} onTaken={setPhoto} />
          </DigitKeys>
        </>
      )}
      {!asksForCode && <PhotoButton count={photo === null ? 0 : 1} onTaken={setPhoto} />}
      <div className="sticky bottom-0 mt-auto grid grid-cols-[auto_1fr] items-end gap-4 bg-paper pt-2 pb-3">
        <PhoneButton tone="soft" aria-label={t("trouble")} className="min-h-21" onClick={onTrouble}>
          <TriangleAlert aria-hidden className="size-6.5" />
        </PhoneButton>
        <MainAct
          text={t(isReturn ? "broughtBack" : isLeft && code === "" ? "left" : "handedOver")}
          missing={missing()}
          isBusy={isChecking}
          onAct={handOver}
        />
      </div>
    </div>
  );
}
