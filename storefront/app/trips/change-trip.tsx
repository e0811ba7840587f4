import { ApiError } from "@errand/core/api-error";
import type { ErrorResponse } from "@errand/core/errors";
import type { RentalCart, RentalCartLine } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useShop } from "../config/shop.ts";
import type { TripRequest } from "../rental/rental-cart-context.ts";
import { TripForm } from "../rental/trip-form.tsx";
import { pickupPoint, tripRequest } from "../rental/trip-plan.ts";
import { planOfTrip } from "./plan-of-trip.ts";
import { useChangeTrip } from "./rental-cart.queries.ts";
import { linesOf } from "./unavailable.ts";

interface ChangeTripProps {
  trip: NonNullable<RentalCart["user_data"]>;
  lines: RentalCartLine[];
}

/** A change that some lines of the cart cannot follow. */
interface Conflict {
  change: TripRequest;
  lines: RentalCartLine[];
}

/**
 * The button that opens the form of the trip. All vehicles move along, or the dialog names those
 * that cannot.
 */
export function ChangeTrip(props: ChangeTripProps) {
  const t = useMessages("trips");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {t("change.open")}
      </Button>
      <ChangeTripDialog {...props} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface ChangeTripDialogProps extends ChangeTripProps {
  open: boolean;
  onClose(): void;
}

/**
 * Changes the trip of the cart. Lines that cannot follow are named, and removed only if the
 * customer wants that.
 */
export function ChangeTripDialog({ trip, lines, open, onClose }: ChangeTripDialogProps) {
  const t = useMessages("trips");
  const { config } = useShop();
  const place = lines[0]?.vehicle.pickup_place;
  const changing = useChangeTrip();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [plan, setPlan] = useState(() => planOfTrip(trip, config.time_zone));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setPlan(planOfTrip(trip, config.time_zone));
    setConflict(null);
    changing.reset();
  }

  function send(change: TripRequest, without: number[] = []) {
    changing.mutate(
      { id: trip.id, trip: change, without },
      {
        onSuccess: () => {
          toast.success(t("change.done"));
          onClose();
        },
        onError: (error) => {
          const errors = error instanceof ApiError ? error.errors : [];
          const ids = errors.flatMap(linesOf);
          const blocked = lines.filter(({ id }) => ids.includes(id));
          if (blocked.length > 0) setConflict({ change, lines: blocked });
          else if (textsOf(errors).length === 0) reportError(error);
        },
      },
    );
  }

  const refusals = changing.error instanceof ApiError ? textsOf(changing.error.errors) : [];
  return (
    <Dialog open={open} onClose={onClose} title={t(conflict ? "conflict.title" : "change.title")}>
      {conflict ? (
        <ConflictStep
          conflict={conflict}
          isForAll={conflict.lines.length === lines.length}
          isBusy={changing.isPending}
          onRemove={() =>
            send(
              conflict.change,
              conflict.lines.map(({ id }) => id),
            )
          }
          onBack={() => {
            setConflict(null);
            changing.reset();
          }}
          onKeep={onClose}
        />
      ) : (
        <>
          <TripForm
            initial={plan}
            pickupPlace={place?.address}
            submitLabel={t("change.submit")}
            onSubmit={(chosen) => {
              setPlan(chosen);
              const pickup = place ? pickupPoint(place) : chosen.pickup;
              const change = tripRequest({ ...chosen, pickup }, null, config.time_zone);
              if (change) send(change);
            }}
          />
          <Refusals texts={refusals} />
        </>
      )}
    </Dialog>
  );
}

function textsOf(errors: ErrorResponse[]): string[] {
  return errors.map(({ message }) => message).filter((message) => message !== "");
}

interface ConflictStepProps {
  conflict: Conflict;
  /** No line can follow, so nothing would be left. */
  isForAll: boolean;
  isBusy: boolean;
  onRemove(): void;
  onBack(): void;
  onKeep(): void;
}

function ConflictStep(props: ConflictStepProps) {
  const { conflict, isForAll, isBusy, onRemove, onBack, onKeep } = props;
  const t = useMessages("trips");
  return (
    <div role="alert">
      <p className="text-muted">{t(isForAll ? "conflict.all" : "conflict.some")}</p>
      <ul className="my-4 space-y-2">
        {conflict.lines.map(({ id, quantity, vehicle }) => (
          <li key={id} className="rounded-control bg-warn-soft px-3.5 py-2.5 font-medium text-warn">
            {t("count", { count: quantity })} <bdi>{vehicle.name}</bdi>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        {!isForAll && (
          <Button variant="accent" isBusy={isBusy} onClick={onRemove}>
            {t("conflict.remove", { count: conflict.lines.length })}
          </Button>
        )}
        <Button variant="outline" onClick={onBack}>
          {t("conflict.otherTime")}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {t("conflict.keep")}
        </Button>
      </div>
    </div>
  );
}
