import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import type { ErrandParcel } from "./errand-parcel.ts";
import { ParcelButton } from "./parcel-button.tsx";
import { StopMark } from "./stop-mark.tsx";
import { StopTime } from "./stop-time.tsx";

interface ParcelStopProps {
  parcel: ErrandParcel;
  number: number;
  /** Empty while it is unknown. */
  time: string;
  errors: { message: string }[];
  onChange(parcel: ErrandParcel | null): void;
}

/** Where a parcel is fetched, or brought from the door. */
export function ParcelStop({ parcel, number, time, errors, onChange }: ParcelStopProps) {
  const t = useMessages("runs");
  const { direction, other, size } = parcel;
  const name = t(direction === "collect" ? "parcel.from" : "parcel.to", { name: other.name });
  return (
    <li className="py-4">
      <div className="flex gap-3.5">
        <StopMark number={number} />
        <div className="min-w-0 grow">
          <p className="text-title font-bold">
            <bdi>{name}</bdi>
          </p>
          <p className="text-meta text-muted">
            <bdi>{other.address}</bdi>
          </p>
          <p className="text-meta text-muted">
            <bdi>{size}</bdi>
            {direction === "bring" && <> · {t("parcel.atDoor")}</>}
          </p>
        </div>
        <StopTime>{time}</StopTime>
      </div>
      <Refusals texts={[...new Set(errors.map(({ message }) => message))]} />
      <div className="mt-1 flex flex-wrap gap-x-1 ps-9">
        <ParcelButton
          parcel={parcel}
          onChange={onChange}
          variant="quiet"
          size="sm"
          aria-label={t("parcel.changeNamed")}
        >
          {t("change")}
        </ParcelButton>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t("parcel.removeNamed")}
          onClick={() => onChange(null)}
        >
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}
