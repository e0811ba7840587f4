import type { RentalCartLine } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef } from "react";
import { Link } from "react-router";
import { focusNeighbour } from "../cart/cart-focus.ts";
import { vehiclePath } from "../catalog/paths.ts";
import { Money } from "../config/money.tsx";
import { useRemoveVehicles } from "./rental-cart.queries.ts";
import { maxQuantity } from "./rental-cart-lines.ts";
import { useLineQuantity } from "./use-line-quantity.ts";
import { VehicleFacts } from "./vehicle-facts.tsx";

interface RentalLinesProps {
  lines: RentalCartLine[];
  /** The lines chosen to be removed together; null while none are being chosen. */
  selected: number[] | null;
  onSelect(selected: number[] | null): void;
  /** Called when a link to a vehicle is followed. */
  onLeave(): void;
}

/** The vehicles of the rental cart. */
export function RentalLines({ lines, selected, onSelect, onLeave }: RentalLinesProps) {
  const t = useMessages("trips");
  const removing = useRemoveVehicles();
  const list = useRef<HTMLDivElement>(null);
  const chosen = lines.map(({ id }) => id).filter((id) => selected?.includes(id));

  function remove(ids: number[]) {
    removing.mutate(ids, {
      onSuccess: () => toast.success(t("cart.removed", { count: ids.length })),
      onError: reportError,
    });
  }

  return (
    <div ref={list} className="px-4">
      <ul aria-label={t("cart.lines")} className="divide-y divide-line">
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            onLeave={onLeave}
            onRemove={() => remove([line.id])}
            selection={
              selected && {
                isChosen: selected.includes(line.id),
                toggle: (isChosen) =>
                  onSelect(
                    isChosen ? [...selected, line.id] : selected.filter((id) => id !== line.id),
                  ),
              }
            }
          />
        ))}
      </ul>
      {selected && (
        <Button
          variant="danger"
          className="mb-4 w-full"
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => {
            if (chosen.length === 0) return;
            // The button disappears with the choice.
            list.current?.closest<HTMLElement>("[data-cart]")?.focus({ preventScroll: true });
            remove(chosen);
            onSelect(null);
          }}
        >
          {t("cart.removeSelected", { count: chosen.length })}
        </Button>
      )}
    </div>
  );
}

interface LineProps {
  line: RentalCartLine;
  onLeave(): void;
  onRemove(): void;
  selection: { isChosen: boolean; toggle(isChosen: boolean): void } | null;
}

function Line({ line, onLeave, onRemove, selection }: LineProps) {
  const t = useMessages("trips");
  const row = useRef<HTMLLIElement>(null);
  const { vehicle, quantity, price, problems } = line;
  const setQuantity = useLineQuantity(line);
  const isAtMost = quantity >= Math.min(maxQuantity, vehicle.total_vehicles);
  return (
    <li ref={row} className="py-4">
      <div className="flex gap-3">
        <div className="w-20 shrink-0">
          <Picture
            src={vehicle.thumbnail_full_url}
            alt=""
            sizes="80px"
            className="rounded-control"
          />
        </div>
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-3">
            <Link
              to={vehiclePath(vehicle)}
              onClick={onLeave}
              className="font-semibold hover:text-accent"
            >
              <bdi>{vehicle.name}</bdi>
            </Link>
            <Money amount={price} className="font-bold" />
          </div>
          <VehicleFacts vehicle={vehicle} />
          {selection ? (
            <Checkbox isChecked={selection.isChosen} onChange={selection.toggle}>
              {t("cart.choose", { name: vehicle.name })}
            </Checkbox>
          ) : (
            <div className="mt-2 flex justify-end">
              <QuantityStepper
                quantity={quantity}
                name={vehicle.name}
                isAtMost={isAtMost}
                onIncrease={() =>
                  isAtMost ? toast.info(t("cart.most", { count: quantity })) : setQuantity(1)
                }
                onDecrease={() => setQuantity(-1)}
                onRemove={() => {
                  focusNeighbour(row.current);
                  onRemove();
                }}
              />
            </div>
          )}
        </div>
      </div>
      {problems.map(({ code, message }) => (
        <p
          key={code}
          role="alert"
          className="mt-2 flex items-center gap-2 text-sm font-medium text-bad"
        >
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {message}
        </p>
      ))}
    </li>
  );
}
