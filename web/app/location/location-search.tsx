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
import type { Place } from "./places.ts";

/** Long enough that quick typing asks once, short enough not to be felt. */
const pause = 180;

interface LocationSearchProps {
  onChoose(place: Place): void;
  /** The label is only for those who hear the page. */
  isLabelHidden?: boolean;
  className?: string;
}

/** A line for an address with suggestions below; Enter takes the highlighted one, else the first. */
export function LocationSearch({ onChoose, isLabelHidden, className }: LocationSearchProps) {
  const t = useMessages("location");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const asked = usePaused(text.trim());
  const isAsking = asked.length > 1 && text !== chosen;
  const { data, isFetching } = useQuery({
    ...endpointQuery(useScope(), "GET /config/place-api-autocomplete", { search_text: asked }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  const predictions = isAsking && data ? data.predictions : [];
  const isWaiting = isFetching || text.trim() !== asked;

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

  function takeFirst(event: FormEvent) {
    event.preventDefault();
    // Not the form that this one may be shown over.
    event.stopPropagation();
    const first = predictions[0];
    if (first && !isWaiting) void choose(first);
  }

  return (
    <form onSubmit={takeFirst} className={className}>
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
        isBusy={isAsking && isWaiting}
        emptyText={isAsking && data ? t("search.nothing") : undefined}
      />
      {/* Without it Enter would do nothing: the list brings a second, hidden field. */}
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

/** The value once it has stood still for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
