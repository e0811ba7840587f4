import { classNames } from "@errand/ui/class-names.ts";
import type { MouseEvent } from "react";

interface TripFieldProps {
  label: string;
  value: string;
  /** Takes a line of its own on narrow screens. */
  isWide?: boolean;
  isInvalid?: boolean;
  /** What the field opens: a dialog, or the part of this id below it while it is open. */
  opens: "dialog" | { id: string; isOpen: boolean };
  onClick(event: MouseEvent<HTMLElement>): void;
}

/** A field of a trip: a button with its value, which opens its editor. */
export function TripField(props: TripFieldProps) {
  const { label, value, isWide = false, isInvalid = false, opens, onClick } = props;
  const isOpen = opens !== "dialog" && opens.isOpen;
  return (
    <button
      type="button"
      {...(opens === "dialog"
        ? { "aria-haspopup": "dialog" }
        : { "aria-expanded": isOpen, "aria-controls": opens.id })}
      onClick={onClick}
      className={classNames(
        "min-h-14 min-w-0 rounded-control border bg-sunken px-4 py-1.5 text-start leading-snug hover:bg-line @4xl:bg-transparent",
        isInvalid ? "border-bad" : isOpen ? "border-accent" : "border-transparent",
        isWide && "col-span-2 @4xl:col-span-1",
      )}
    >
      <span className="block truncate text-sm text-muted">{label}</span>
      <bdi className="block truncate font-semibold">{value}</bdi>
    </button>
  );
}
