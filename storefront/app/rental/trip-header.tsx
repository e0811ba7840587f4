import { useMessages } from "@errand/ui/messages/messages.ts";
import { useLocation, useNavigate } from "react-router";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { usePlan } from "./remembered-plan.ts";
import { TripBar } from "./trip-bar.tsx";
import { TripPill } from "./trip-pill.tsx";
import { newPlan, type TripPlan, withPlan } from "./trip-plan.ts";

/**
 * The trip above a list of vehicles, which follows its changes: a bar, or one line where that has
 * no room.
 */
export function TripHeader({ plan }: { plan: TripPlan | null }) {
  const t = useMessages("rental");
  const now = useNow();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { config } = useShop();
  const remembered = usePlan();
  const initial = plan ?? remembered ?? newPlan(now, config.time_zone);
  const key = withPlan(new URLSearchParams(), initial).toString();

  function changePlan(next: TripPlan) {
    show(withPlan(new URLSearchParams(search), next));
  }

  function show(query: URLSearchParams) {
    void navigate({ search: `?${query}` }, { preventScrollReset: true, state: quietNavigation });
  }

  return (
    <>
      <div className="lg:hidden">
        <TripPill key={key} plan={plan} initial={initial} onSubmit={changePlan} />
      </div>
      <TripBar
        key={`${key} bar`}
        initial={initial}
        shown={plan}
        submitLabel={t(plan ? "plan.change" : "plan.show")}
        onSubmit={changePlan}
        onType={(type) => {
          if (plan) return;
          const query = new URLSearchParams(search);
          query.set("rental_type", type);
          show(query);
        }}
        className="max-lg:hidden"
      />
    </>
  );
}
