import type { RentalCartLine } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { Section } from "@errand/ui/section.tsx";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef } from "react";
import { Link } from "react-router";
import { providerPath, vehiclePath } from "../catalog/paths.ts";
import { Money } from "../config/money.tsx";
import type { BlockedLine } from "./booking-refusals.ts";
import { useRemoveVehicles } from "./rental-cart.queries.ts";
import type { TripBooking } from "./use-booking.ts";
import { useLineQuantity } from "./use-line-quantity.ts";
import { VehicleFacts } from "./vehicle-facts.tsx";

/** The vehicles that are booked. One that is not free any more says so, and how to go on. */
export function BookingVehicles({ booking }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const { cart, blocked, refusals, clearRefusals } = booking;
  const section = useRef<HTMLDivElement>(null);
  const provider = cart.lines[0]?.provider;
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <Section
        title={t("booking.vehicles")}
        text={
          provider && (
            <Link to={providerPath(provider)} className="font-medium hover:underline">
              {t("cart.from", { name: provider.name })}
            </Link>
          )
        }
        refusals={refusals.get("vehicles") ?? []}
      >
        <ul className="divide-y divide-line">
          {cart.lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              blocked={blocked.get(line.id)}
              onSolved={() => {
                // The buttons disappear with the problem.
                section.current?.focus({ preventScroll: true });
                clearRefusals();
              }}
            />
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface LineProps {
  line: RentalCartLine;
  blocked: BlockedLine | undefined;
  onSolved(): void;
}

function Line({ line, blocked, onSolved }: LineProps) {
  const t = useMessages("trips");
  const { vehicle, quantity, price, problems } = line;
  const texts = [blocked?.message, ...problems.map(({ message }) => message)];
  return (
    <li className="py-4 first:pt-0">
      <div className="flex gap-3.5">
        <div className="w-20 shrink-0">
          <Picture
            src={vehicle.thumbnail_full_url}
            alt=""
            sizes="80px"
            className="rounded-control"
          />
        </div>
        <div className="min-w-0 grow">
          <p className="flex items-start justify-between gap-3">
            <Link to={vehiclePath(vehicle)} className="font-semibold hover:underline">
              <span className="text-accent tabular-nums">{t("count", { count: quantity })}</span>{" "}
              <bdi>{vehicle.name}</bdi>
            </Link>
            <Money amount={price} className="font-bold" />
          </p>
          <VehicleFacts vehicle={vehicle} />
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
      </div>
    </li>
  );
}

/** Books what is left of a vehicle, or the trip without it. Another time is at the trip. */
function WayOn({ line, blocked, onSolved }: LineProps & { blocked: BlockedLine }) {
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
