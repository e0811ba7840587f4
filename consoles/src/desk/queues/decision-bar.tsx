import { useEffect, useEffectEvent, useState } from "react";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { NoteDialog } from "../form/note-dialog.tsx";
import { isTyping } from "../list/use-row-keys.ts";

export interface Act {
  name: string;
  label: string;
  /** Enter does the first act; the others have a letter. */
  shortcut: string;
  /** A note is asked for before. */
  note?: { title: string; text?: string; label: string; isRequired?: boolean; maxLength: number };
  run(note: string | undefined): Promise<unknown>;
}

interface DecisionBarProps {
  /** What the first act does. */
  text?: string;
  /** The suggested one first. */
  acts: readonly Act[];
  busy: string | null;
}

/** At the lower edge of what is open: the decisions, each with its key. */
export function DecisionBar({ text, acts, busy }: DecisionBarProps) {
  const [asking, setAsking] = useState<Act | null>(null);
  function start(act: Act) {
    if (busy !== null) return;
    if (act.note) setAsking(act);
    else void act.run(undefined);
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    // Enter on a link or a button is theirs.
    const { target } = event;
    const isOwn = target instanceof HTMLElement && target.closest("a, button, summary") !== null;
    if (event.key === "Enter" && isOwn) return;
    const act = acts.find(({ shortcut }) => shortcut.toLowerCase() === event.key.toLowerCase());
    if (!act) return;
    event.preventDefault();
    start(act);
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap items-center justify-end gap-2 border-t border-line bg-panel px-4 py-3 md:px-5">
      {text && <p className="min-w-40 grow basis-0 text-strong">{text}</p>}
      {acts.toReversed().map((act) => (
        <OfficeButton
          key={act.name}
          tone={act === acts[0] ? "ink" : "outline"}
          isBusy={busy === act.name}
          aria-keyshortcuts={act.shortcut}
          onClick={() => start(act)}
        >
          {act.label}
          <kbd
            aria-hidden
            className="rounded border border-current px-1 font-sans text-meta opacity-70 max-md:hidden"
          >
            {act.shortcut === "Enter" ? "⏎" : act.shortcut}
          </kbd>
        </OfficeButton>
      ))}
      {asking?.note && (
        <NoteDialog
          {...asking.note}
          send={asking.label}
          onSend={asking.run}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
