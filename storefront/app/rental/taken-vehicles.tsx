import type { FoundVehicle } from "@errand/core/rental/rental.types";
import { localTime } from "@errand/core/time";
import { buttonClasses } from "@errand/ui/button-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { useId } from "react";
import { useShop } from "../config/shop.ts";
import type { TripPlan } from "./trip-plan.ts";
import { useDayText } from "./use-trip-text.ts";
import { vehicleLink } from "./vehicle-card.tsx";

interface TakenVehiclesProps {
  vehicles: FoundVehicle[];
  plan: TripPlan | null;
}

/** Vehicles that are taken on the days of the trip, each with the day from which it is free. */
export function TakenVehicles({ vehicles, plan }: TakenVehiclesProps) {
  const t = useMessages("rental");
  const id = useId();
  const freeText = useFreeText();
  if (vehicles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {t("taken.title")}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="flex items-center gap-4">
            <div className="w-22 shrink-0">
              <Picture
                src={vehicle.thumbnail_full_url}
                alt=""
                ratio="4/3"
                sizes="88px"
                className="rounded-control object-contain!"
              />
            </div>
            <div className="min-w-0 grow">
              <h3 className="truncate font-semibold">
                <bdi>{vehicle.name}</bdi>
              </h3>
              <p className="text-meta text-muted">{freeText(vehicle)}</p>
            </div>
            <PageLink
              to={vehicleLink(vehicle, plan)}
              aria-label={t("taken.daysOf", { name: vehicle.name })}
              className={buttonClasses("soft", "md", "shrink-0 max-sm:px-4!")}
            >
              <span className="max-sm:hidden">{t("taken.days")}</span>
              <span className="sm:hidden">{t("taken.short")}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns when a taken vehicle is free again: "Loca Gare, free again from Tue 8 Dec". */
function useFreeText() {
  const t = useMessages("rental");
  const { config } = useShop();
  const dayText = useDayText();
  return ({ provider: { name }, next_free_at: at }: FoundVehicle): string =>
    at === undefined
      ? t("taken.long", { name })
      : t("taken.from", { name, day: dayText(localTime(new Date(at), config.time_zone).day) });
}
