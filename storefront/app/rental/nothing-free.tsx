import { addDays } from "@errand/core/time";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CarFront from "lucide-react/icons/car-front";
import { useLocation } from "react-router";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { rentalTypes, type TripPlan, withPlan } from "./trip-plan.ts";

interface NothingFreeProps {
  plan: TripPlan | null;
  hasFilters: boolean;
  onClear(): void;
}

/** An empty list of vehicles, with the ways on: another time, another type, no filters. */
export function NothingFree({ plan, hasFilters, onClear }: NothingFreeProps) {
  const t = useMessages("rental");
  const { search } = useLocation();
  const to = (next: TripPlan) => ({
    search: `?${withPlan(new URLSearchParams(search), next)}`,
  });
  return (
    <EmptyState
      icon={CarFront}
      title={t(plan ? "search.nothing" : "search.nothingAtAll")}
      text={t(plan ? "search.nothingText" : "search.nothingAtAllText")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {hasFilters && (
            <Button variant="soft" onClick={onClear}>
              {t("filters.clear")}
            </Button>
          )}
          {plan && (
            <LinkButton variant="soft" to={to(aDayLater(plan))}>
              {t("search.nextDay")}
            </LinkButton>
          )}
          {plan &&
            rentalTypes
              .filter((type) => type !== plan.type)
              .map((type) => (
                <LinkButton key={type} variant="outline" to={to({ ...plan, type })}>
                  {t("search.otherType", { type: t(`typeWord.${type}`) })}
                </LinkButton>
              ))}
          <LinkButton variant="outline" to={vehicleSearchPath()}>
            {t("search.everything")}
          </LinkButton>
        </div>
      }
    />
  );
}

function aDayLater(plan: TripPlan): TripPlan {
  return { ...plan, day: addDays(plan.day, 1), returnDay: addDays(plan.returnDay, 1) };
}
