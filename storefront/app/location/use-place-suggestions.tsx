import type { Prediction } from "@errand/core/location/location.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import { useEffect, useState } from "react";
import type { Scope } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import type { ChosenLocation } from "./locations.ts";

/** Long enough that fast typing sends one request, short enough to go unnoticed. */
const delayMs = 180;

/** Shorter texts have no suggestions. */
export const minSearchLength = 2;

/**
 * The places that a text may mean, while it is typed; none for null. As properties of
 * `Autocomplete`.
 */
export function usePlaceSuggestions(text: string | null) {
  const t = useMessages("location");
  const client = useQueryClient();
  const scope = useScope();
  const searched = text?.trim() ?? "";
  const searchText = useDebounced(searched);
  const isActive = text !== null && searchText.length >= minSearchLength;
  const { data, isFetching } = useQuery({
    ...predictionsQuery(scope, searchText),
    enabled: isActive,
    placeholderData: keepPreviousData,
  });
  return {
    list: {
      items: isActive && data ? data.predictions : [],
      textOf: ({ description }: Prediction) => description,
      keyOf: ({ place_id }: Prediction) => place_id,
      renderItem: suggestion,
      isBusy: isActive && (isFetching || searched !== searchText),
      emptyText: isActive && data ? t("search.nothing") : undefined,
    },
    /** The first place for a text that was typed just before. */
    async first(typed: string): Promise<Prediction | undefined> {
      const found = await client.ensureQueryData(predictionsQuery(scope, typed));
      return found.predictions[0];
    },
  };
}

/** Where a suggested place is. */
export async function locatePrediction({ place_id }: Prediction): Promise<ChosenLocation> {
  const { result } = await call("GET /config/place-api-details", { placeid: place_id });
  return {
    point: result.geometry.location,
    address: result.formatted_address,
    ...(result.is_street && { isStreet: true }),
  };
}

function predictionsQuery(scope: Scope, searchText: string) {
  return endpointQuery(scope, "GET /config/place-api-autocomplete", { search_text: searchText });
}

function suggestion({ main_text, secondary_text }: Prediction) {
  return (
    <>
      <MapPin aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.9} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{main_text}</span>
        <span className="block truncate text-sm text-muted">{secondary_text}</span>
      </span>
    </>
  );
}

/** Debounces a value. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
