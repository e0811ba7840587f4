import type { Prediction } from "@errand/core/location/location.contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import { type FormEvent, useEffect, useState } from "react";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { reportError } from "../api/report-error.ts";
import { useScope } from "../api/scope.tsx";
import { useMessages } from "../messages/messages.ts";
import { Autocomplete } from "../ui/autocomplete.tsx";
import type { ChosenLocation } from "./locations.ts";

/** Long enough that fast typing sends one request, short enough to go unnoticed. */
const delayMs = 180;

interface LocationSearchProps {
  onChoose(place: ChosenLocation): void;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  className?: string;
}

/** An address field with suggestions. Enter chooses the highlighted suggestion, or else the first. */
export function LocationSearch({ onChoose, isLabelHidden, className }: LocationSearchProps) {
  const t = useMessages("location");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const searchText = useDebounced(text.trim());
  const isActive = searchText.length > 1 && text !== chosen;
  const { data, isFetching } = useQuery({
    ...endpointQuery(useScope(), "GET /config/place-api-autocomplete", { search_text: searchText }),
    enabled: isActive,
    placeholderData: keepPreviousData,
  });
  const predictions = isActive && data ? data.predictions : [];
  const isPending = isFetching || text.trim() !== searchText;

  async function choose({ place_id, description }: Prediction) {
    setText(description);
    setChosen(description);
    try {
      const { result } = await call("GET /config/place-api-details", { placeid: place_id });
      onChoose({ point: result.geometry.location, address: result.formatted_address });
    } catch (error) {
      reportError(error);
    }
  }

  function chooseFirst(event: FormEvent) {
    event.preventDefault();
    // React would also submit a form around the dialog that contains this one.
    event.stopPropagation();
    const first = predictions[0];
    if (first && !isPending) void choose(first);
  }

  return (
    <form onSubmit={chooseFirst} className={className}>
      <Autocomplete
        label={t("search.label")}
        isLabelHidden={isLabelHidden}
        placeholder={t("search.placeholder")}
        text={text}
        onText={setText}
        items={predictions}
        textOf={({ description }) => description}
        keyOf={({ place_id }) => place_id}
        onChoose={choose}
        renderItem={suggestion}
        isBusy={isActive && isPending}
        emptyText={isActive && data ? t("search.nothing") : undefined}
      />
      {/* The list adds a hidden field, and browsers submit a form with two fields only if it has a button. */}
      <button type="submit" hidden />
    </form>
  );
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
