import type { ProviderContract } from "@errand/core/contract.provider";
import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import { controlClasses } from "@errand/ui/field.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useProviderClient } from "../provider-client.ts";
import { useFleet } from "../vehicles/use-fleet.ts";
import { findTaken, proposeUnits, type Slot, toSlots } from "./assignment.ts";
import type { RentalTrip } from "./rental-trip.ts";
import { useLiveTrips, useRunningTrips } from "./use-live-trips.ts";

type Driver = ProviderContract["GET /provider/drivers"]["reply"][number];

/** Which vehicles are handed over, and who drives them. */
export function AssignForm({ trip }: { trip: RentalTrip }) {
  const { endpointQuery, scope } = useProviderClient();
  const fleet = useFleet();
  const drivers = useQuery(endpointQuery(scope, "GET /provider/drivers", {}));
  return (
    <QueryState query={fleet}>
      {(vehicles) => <Form trip={trip} fleet={vehicles} drivers={drivers.data ?? []} />}
    </QueryState>
  );
}

interface FormProps {
  trip: RentalTrip;
  fleet: readonly FleetVehicle[];
  drivers: readonly Driver[];
}

function Form({ trip, fleet, drivers }: FormProps) {
  const t = useMessages("rental-trip");
  const { call } = useProviderClient();
  const { show } = useLiveTrips();
  const taken = findTaken(trip, useRunningTrips());
  const form = useValidatedForm<{ slots: Slot[] }>({
    defaultValues: { slots: proposeUnits(toSlots(trip), fleet, taken.units) },
  });
  const { register, handleSubmit, formState } = form;
  const isAssigned = trip.vehicle_identity.length > 0;

  async function save({ slots }: { slots: Slot[] }) {
    try {
      const vehicles = slots.map(({ unit, driver }) => ({
        vehicle_identity_id: Number(unit),
        driver_id: driver === "" ? undefined : Number(driver),
      }));
      const saved = await call("PUT /provider/trips/{id}/vehicles", { id: trip.id, vehicles });
      toast.success(saved.message);
      show(saved.trip);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(save)}
      className="flex flex-col gap-3 border-b border-line p-4 md:p-5"
    >
      <h2 className="text-lg font-extrabold">{t("assign.title")}</h2>
      {formState.defaultValues?.slots?.map((slot, index) => {
        const place = `${slot?.name ?? ""} ${index + 1}`;
        const units = fleet.find(({ id }) => id === slot?.vehicleId)?.units ?? [];
        const error = formState.errors.slots?.[index]?.unit?.message;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no name but their number, and do not move.
          <div key={index} className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1fr)]">
            <p className="self-center font-semibold wrap-anywhere">{slot?.name}</p>
            <div>
              <select
                {...register(`slots.${index}.unit`, {
                  validate: (unit) => unit !== "" || t("assign.missing"),
                })}
                aria-label={t("assign.plate", { place })}
                aria-invalid={error !== undefined || undefined}
                className={controlClasses}
              >
                <option value="">{t("assign.choose")}</option>
                {units
                  .filter(({ active }) => active === 1)
                  .map(({ id, license_plate_number }) => (
                    <option key={id} value={id} disabled={taken.units.has(id)}>
                      {taken.units.has(id)
                        ? t("assign.taken", { name: license_plate_number })
                        : license_plate_number}
                    </option>
                  ))}
              </select>
              {error && (
                <p role="alert" className="mt-1 text-sm font-medium text-bad">
                  {error}
                </p>
              )}
            </div>
            <select
              {...register(`slots.${index}.driver`)}
              aria-label={t("assign.driver", { place })}
              className={controlClasses}
            >
              <option value="">{t("assign.noDriver")}</option>
              {drivers.map(({ id, first_name, last_name }) => {
                const name = `${first_name} ${last_name}`;
                return (
                  <option key={id} value={id} disabled={taken.drivers.has(id)}>
                    {taken.drivers.has(id) ? t("assign.taken", { name }) : name}
                  </option>
                );
              })}
            </select>
          </div>
        );
      })}
      <FormErrorMessage text={formState.errors.root?.message} />
      <p>
        <OfficeButton
          type="submit"
          tone={isAssigned ? "outline" : "ink"}
          isBusy={formState.isSubmitting}
        >
          {isAssigned ? t("assign.change") : t("assign.save")}
        </OfficeButton>
      </p>
    </form>
  );
}
