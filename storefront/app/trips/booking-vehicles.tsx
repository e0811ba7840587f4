import type { RentalCartLine } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { Refusals } from "@errand/ui/section.tsx";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { providerPath } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import type { TripPlan } from "../rental/trip-plan.ts";
import { useSpecsText } from "../rental/use-specs-text.ts";
import { vehicleLink } from "../rental/vehicle-card.tsx";
import type { BlockedLine } from "./booking-refusals.ts";
import { planOfTrip } from "./plan-of-trip.ts";
import { useRemoveVehicles } from "./rental-cart.queries.ts";
import type { TripBooking } from "./use-booking.ts";
import { useLineQuantity } from "./use-line-quantity.ts";

/** The vehicles that are booked. One that is not free any more says so, and how to go on. */
export function BookingVehicles({ booking }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const { cart, blocked, refusals, clearRefusals } = booking;
  const { config } = useShop();
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  return (
    <section ref={section} aria-labelledby={titleId} tabIndex={-1} className="pb-5 outline-none">
      <h2 id={titleId} className="sr-only">
        {t("booking.vehicles")}
      </h2>
      <Refusals texts={refusals.get("vehicles") ?? []} />
      <ul className="flex flex-col gap-4">
        {cart.lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            plan={planOfTrip(cart.trip, config.time_zone)}
            blocked={blocked.get(line.id)}
            onSolved={() => {
              // The buttons disappear with the problem.
              section.current?.focus({ preventScroll: true });
              clearRefusals();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  line: RentalCartLine;
  plan: TripPlan;
  blocked: BlockedLine | undefined;
  onSolved(): void;
}

function Line({ line, plan, blocked, onSolved }: LineProps) {
  const t = useMessages("trips");
  const words = useMessages("checkout");
  const specsOf = useSpecsText();
  const { vehicle, provider, quantity, problems } = line;
  const texts = [blocked?.message, ...problems.map(({ message }) => message)];
  return (
    <li>
      <div className="flex items-center gap-4">
        <div className="w-28 shrink-0 sm:w-33">
          <Picture
            src={vehicle.thumbnail_full_url}
            alt=""
            ratio="4/3"
            sizes="132px"
            className="rounded-card object-contain!"
          />
        </div>
        <div className="min-w-0 grow">
          <p className="text-title font-bold">
            {quantity > 1 && (
              <span className="text-accent tabular-nums">{t("count", { count: quantity })} </span>
            )}
            <bdi>{vehicle.name}</bdi>
          </p>
          <p className="text-meta">
            <bdi>{specsOf(vehicle)}</bdi>
          </p>
          <p className="text-meta text-muted">
            <Link to={providerPath(provider)} className="hover:underline">
              {t("cart.from", { name: provider.name })}
            </Link>
          </p>
          {[...new Set(texts.filter((text) => text !== undefined))].map((text) => (
            <p
              key={text}
              role="alert"
              data-error=""
              tabIndex={-1}
              className="mt-2 flex items-start gap-2 text-sm font-medium text-bad"
            >
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {text}
            </p>
          ))}
          {blocked && <WayOn line={line} blocked={blocked} onSolved={onSolved} />}
        </div>
        <Link
          to={vehicleLink(vehicle, plan)}
          aria-label={`${words("edit")}: ${vehicle.name}`}
          className="-me-3 flex min-h-11 shrink-0 items-center rounded-full px-3 font-bold text-accent hover:underline"
        >
          {words("edit")}
        </Link>
      </div>
    </li>
  );
}

/** Books what is left of a vehicle, or the trip without it. Another time is at the trip. */
function WayOn({
  line,
  blocked,
  onSolved,
}: Pick<LineProps, "line" | "onSolved"> & { blocked: BlockedLine }) {
  const t = useMessages("trips");
  const setQuantity = useLineQuantity(line);
  const removing = useRemoveVehicles();
  const available = blocked.available ?? 0;
  const isFewer = available > 0 && available < line.quantity;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {isFewer && (
        <Button
          size="sm"
          variant="soft"
          onClick={() => {
            onSolved();
            setQuantity(available - line.quantity);
          }}
        >
          {t("booking.bookFewer", { count: available })}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          onSolved();
          removing.mutate([line.id], { onError: reportError });
        }}
      >
        {t("booking.removeVehicle", { name: line.vehicle.name })}
      </Button>
    </div>
  );
}
