import { distanceText } from "@errand/core/date-text";
import { greatCircleMeters } from "@errand/core/location/geometry";
import type { LatLng } from "@errand/core/location/lat-lng";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useId } from "react";
import {
  type FormerReceiver,
  matchingReceivers,
  useFormerReceivers,
} from "./use-former-receivers.ts";

interface FormerReceiversProps {
  /** What is typed as the address. */
  typed: string;
  /** Where the parcel is collected. */
  from: LatLng | null;
  onTake(receiver: FormerReceiver): void;
}

/** People to whom parcels were sent and whom the typed text may mean: one press fills in all. */
export function FormerReceivers({ typed, from, onTake }: FormerReceiversProps) {
  const t = useMessages("parcel");
  const id = useId();
  const found = matchingReceivers(useFormerReceivers(), typed);
  if (found.length === 0) return null;
  return (
    <div>
      <p id={id} className="mb-2 text-sm text-muted">
        {t("people.title")}
      </p>
      <ul aria-labelledby={id} className="grid gap-2 sm:grid-cols-2">
        {found.slice(0, 4).map((receiver) => (
          <li key={`${receiver.name} ${receiver.phone} ${receiver.address}`}>
            <Person receiver={receiver} from={from} onTake={onTake} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Person({
  receiver,
  from,
  onTake,
}: Pick<FormerReceiversProps, "from" | "onTake"> & { receiver: FormerReceiver }) {
  const language = useLanguage();
  const { name, address, point } = receiver;
  const meters = from && point && greatCircleMeters([from.lng, from.lat], [point.lng, point.lat]);
  return (
    <button
      type="button"
      // The address keeps the focus, so that leaving it does not look for what was typed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(receiver)}
      className="flex min-h-14 w-full items-center gap-3 rounded-control px-2.5 py-2 text-start transition-colors hover:bg-sunken"
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent"
      >
        {initials(name)}
      </span>
      <span className="min-w-0 grow">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <bdi className="block truncate text-sm text-muted">{address}</bdi>
      </span>
      {meters !== null && (
        <bdi className="shrink-0 text-sm text-muted tabular-nums">
          {distanceText(meters / 1000, language)}
        </bdi>
      )}
    </button>
  );
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = ""]) => letter.toUpperCase())
    .join("");
}
