import { classNames } from "@errand/ui/class-names.ts";
import Check from "lucide-react/icons/check";
import House from "lucide-react/icons/house";

interface StopMarkProps {
  /** The number of a pickup; null for the door. */
  number: number | null;
  isDone?: boolean;
}

/** A square where something is fetched, a circle where it is delivered; a tick once it is done. */
export function StopMark({ number, isDone = false }: StopMarkProps) {
  return (
    <span
      className={classNames(
        "grid size-9 shrink-0 place-items-center font-bold tabular-nums",
        number === null ? "rounded-full" : "rounded-control",
        isDone ? "bg-good text-paper" : "bg-ink text-paper",
      )}
    >
      {isDone ? (
        <Check aria-hidden className="size-5" strokeWidth={2.6} />
      ) : number === null ? (
        <House aria-hidden className="size-5" />
      ) : (
        number
      )}
    </span>
  );
}
