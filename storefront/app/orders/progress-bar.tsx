import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { PartState } from "./progress.ts";

const looks: Record<PartState, string> = {
  done: "bg-good",
  current: "bg-ink motion-safe:animate-in-progress",
  toCome: "bg-line",
};

/**
 * The parts of the progress: done in the good colour, the current one in ink: an accent may be
 * red, which reads as an error. An order that has left the usual way has none and keeps their room,
 * so that nothing moves.
 */
export function ProgressBar({ parts, label }: { parts: PartState[] | null; label: string }) {
  const t = useMessages("orders");
  if (!parts) return <div className="my-4 h-1.5" />;
  const done = parts.filter((state) => state === "done").length;
  return (
    <div
      role="progressbar"
      aria-label={t("progress")}
      aria-valuemin={0}
      aria-valuemax={parts.length}
      aria-valuenow={done}
      aria-valuetext={label}
      className="my-4 grid auto-cols-fr grid-flow-col gap-1.5"
    >
      {parts.map((state, part) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
          key={part}
          data-state={state}
          className={classNames("h-1.5 rounded-full transition-colors duration-500", looks[state])}
        />
      ))}
    </div>
  );
}
