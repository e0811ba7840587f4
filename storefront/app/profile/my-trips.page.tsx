import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { Tabs } from "@errand/ui/tabs.tsx";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";
import { useShop } from "../config/shop.ts";
import { TripList, type TripTab, tripTabs } from "../trips/trip-list.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { FeatureOff } from "./feature-off.tsx";

/** The customer's trips; `tab` and `search` in the URL select which. */
export default function MyTripsPage() {
  const t = useMessages("profile");
  const { modules } = useShop();
  const [query, setQuery] = useSearchParams();
  const tab = tripTabs.find((each) => each === query.get("tab")) ?? "running";
  const search = query.get("search") ?? "";
  const settled = useDeferredValue(search.trim());
  const module = modules.find(({ module_type }) => module_type === "rental");

  function change(changes: Record<string, string>) {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <AccountFrame title={t("entry.trips")}>
      {module ? (
        <>
          <SearchField
            label={t("trips.search")}
            value={search}
            onChange={(text) => change({ search: text })}
          />
          <Tabs<TripTab>
            label={t("entry.trips")}
            value={tab}
            onChange={(chosen) => change({ tab: chosen === "running" ? "" : chosen })}
            tabs={tripTabs.map((value) => ({
              value,
              label: t(`trips.${value}`),
              content: <TripList tab={value} search={settled} moduleId={module.id} />,
            }))}
          />
        </>
      ) : (
        <FeatureOff />
      )}
    </AccountFrame>
  );
}
