import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";
import { useShop } from "../config/shop.ts";
import { FoundTrips, TripLists } from "../trips/trip-list.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { FeatureOff } from "./feature-off.tsx";

/** The customer's trips; `search` in the URL shows only some of them. */
export default function MyTripsPage() {
  const t = useMessages("profile");
  const { modules } = useShop();
  const [query, setQuery] = useSearchParams();
  const search = query.get("search") ?? "";
  const settled = useDeferredValue(search.trim());
  const module = modules.find(({ module_type }) => module_type === "rental");

  return (
    <AccountFrame title={t("entry.trips")}>
      {module ? (
        <>
          <SearchField
            label={t("trips.search")}
            value={search}
            onChange={(text) =>
              setQuery(text === "" ? {} : { search: text }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          {settled === "" ? (
            <TripLists moduleId={module.id} />
          ) : (
            <FoundTrips moduleId={module.id} search={settled} />
          )}
        </>
      ) : (
        <FeatureOff />
      )}
    </AccountFrame>
  );
}
