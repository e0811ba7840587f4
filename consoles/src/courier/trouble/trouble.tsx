import { maxUnassignments } from "@errand/core/delivery/job-states";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useNow } from "../../console/use-now.ts";
import type { Stop } from "../jobs/stops.ts";
import { useAct } from "../jobs/use-jobs.ts";
import { MainAct } from "../main-act.tsx";
import { NoteField } from "../note-field.tsx";
import { PhoneButton, phoneClasses } from "../phone-button.tsx";
import { PhotoButton } from "../photo-button.tsx";
import { TroubleChoices } from "./trouble-choices.tsx";
import { getTroubles, type TroubleName } from "./troubles.ts";
import { WaitBox } from "./wait-box.tsx";

/** What has gone wrong, and what happens then. */
export function Trouble({ stop, onClose }: { stop: Stop; onClose(): void }) {
  const t = useMessages("trouble");
  const act = useAct();
  const [name, setName] = useState<TroubleName | null>(null);
  const [note, setNote] = useState("");
  const [photos, setPhotos] = useState<string[]>([]);
  const waitUntil = stop.jobs[0]?.wait_until ?? null;
  const until = waitUntil === null ? null : Date.parse(waitUntil);
  const isWaitOver = useNow(1000) >= (until ?? Number.POSITIVE_INFINITY);
  const troubles = getTroubles(stop);
  const chosen = troubles.find((trouble) => trouble.name === name);
  // How long is left at a closed door stands right below the four that are large.
  const frequent = troubles.filter(({ icon }) => icon);
  const others = troubles.filter(({ icon }) => !icon);

  function missing(): string | null {
    if (!chosen) return t("choose");
    if (chosen.name === "nobodyOpens" && until === null) return t("arriveFirst");
    if (chosen.name === "nobodyOpens" && !isWaitOver) return t("waitFirst");
    if (chosen.name === "other" && note.trim() === "") return t("noteFirst");
    return null;
  }

  function send() {
    if (!chosen) return;
    const report = { reason: t(`reason.${chosen.name}`), note: note.trim() || undefined, photos };
    for (const { id: jobId, run_id } of stop.jobs) {
      act({ do: chosen.act, jobId, runId: run_id ?? undefined, ...report });
    }
    if (chosen.act === "incident") toast.success(t("told"));
    onClose();
  }

  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto px-5 pt-3">
      <header className="flex items-center justify-between gap-3">
        <h1 className="text-[2rem] leading-tight tracking-tight">{t("title")}</h1>
        <PhoneButton tone="soft" aria-label={t("back")} onClick={onClose}>
          <X aria-hidden className="size-7" />
        </PhoneButton>
      </header>
      <TroubleChoices troubles={frequent} chosen={name} onChoose={setName} />
      {name === "nobodyOpens" && until !== null && <WaitBox until={until} />}
      {name === "nobodyOpens" && stop.place.phone && (
        <a href={`tel:${stop.place.phone}`} className={phoneClasses("soft")}>
          {t("call")}
        </a>
      )}
      <TroubleChoices troubles={others} chosen={name} onChoose={setName} />
      {chosen && chosen.act !== "unassign" && (
        <>
          <NoteField label={t("note")} value={note} onChange={setNote} />
          <PhotoButton
            count={photos.length}
            onTaken={(id) => setPhotos((taken) => [...taken, id].slice(-3))}
          />
        </>
      )}
      <div className="sticky bottom-0 mt-auto bg-paper pt-2 pb-3">
        {chosen && (
          <p className="pb-2 text-[1.0625rem] leading-tight font-semibold">
            {t(`then.${chosen.act}`, { count: maxUnassignments })}
          </p>
        )}
        <MainAct text={t(`act.${chosen?.act ?? "incident"}`)} missing={missing()} onAct={send} />
      </div>
    </div>
  );
}
