import { isPermitted } from "@errand/core/principals";
import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { SearchField } from "@errand/ui/search-input.tsx";
import Car from "lucide-react/icons/car";
import Plus from "lucide-react/icons/plus";
import { Link, useSearchParams } from "react-router";
import { useMember } from "../../../console/console.ts";
import { officeButtonClasses } from "../../../console/office/office-button.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import { useFleet } from "./use-fleet.ts";

/** What the provider rents out. */
export function VehiclesPage() {
  const t = useMessages("vehicles");
  const office = useMessages("office");
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const fleet = useFleet();
  const canChange = isPermitted(useMember(), "vehicles", false);
  return (
    <>
      <PageHead
        title={office("section.vehicles")}
        acts={
          canChange && (
            <Link to="/vendor/office/vehicles/new" className={officeButtonClasses("ink")}>
              <Plus aria-hidden className="size-4.5" />
              {t("add")}
            </Link>
          )
        }
      >
        <div className="min-w-60 grow">
          <SearchField
            label={t("search")}
            value={search}
            onChange={(text) => setParams(text === "" ? {} : { search: text }, { replace: true })}
          />
        </div>
      </PageHead>
      <QueryState query={fleet}>
        {(vehicles) => {
          const found = vehicles.filter((vehicle) => matches(vehicle, search));
          if (found.length === 0)
            return <EmptyState icon={Car} title={t("none")} text={t("noneText")} />;
          return (
            <ul className="divide-y divide-line">
              {found.map((vehicle) => (
                <Row key={vehicle.id} vehicle={vehicle} />
              ))}
            </ul>
          );
        }}
      </QueryState>
    </>
  );
}

function matches({ name, units }: FleetVehicle, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  const texts = [name, ...units.map(({ license_plate_number }) => license_plate_number)];
  return texts.some((text) => text.toLocaleLowerCase().includes(wanted));
}

function Row({ vehicle }: { vehicle: FleetVehicle }) {
  const t = useMessages("vehicles");
  const calendar = useMessages("rental-calendar");
  const money = useMoney();
  const prices = [
    vehicle.trip_day_wise && calendar("perDay", { amount: money(vehicle.day_wise_price) }),
    vehicle.trip_hourly && calendar("perHour", { amount: money(vehicle.hourly_price) }),
    vehicle.trip_distance && calendar("perKilometre", { amount: money(vehicle.distance_price) }),
  ].filter((price) => typeof price === "string");
  return (
    <li>
      <Link
        to={`/vendor/office/vehicles/${vehicle.id}`}
        className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-4 px-4 py-2.5 hover:bg-sunken md:px-5"
      >
        <Picture
          src={vehicle.thumbnail_full_url}
          alt=""
          sizes="64px"
          ratio="4/3"
          className="rounded-[7px]"
        />
        <span className="min-w-0">
          <b className="block truncate">{vehicle.name}</b>
          <span className="block text-strong wrap-anywhere">{prices.join(", ")}</span>
        </span>
        <span className="text-end">
          <b className="block tabular-nums">{t("plates", { count: vehicle.total_vehicles })}</b>
          <span className={vehicle.active === 1 ? "text-good" : "text-warn"}>
            {vehicle.active === 1 ? t("offered") : t("notOffered")}
          </span>
        </span>
      </Link>
    </li>
  );
}
