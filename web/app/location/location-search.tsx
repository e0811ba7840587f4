import type { Prediction } from "@errand/core/location/location.contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import { type SubmitEvent, useEffect, useState } from "react";
import type { Scope } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { reportError } from "../api/report-error.ts";
import { useScope } from "../api/scope.tsx";
import { useMessages } from "../messages/messages.ts";
import { Autocomplete } from "../ui/autocomplete.tsx";
import { Button } from "../ui/button.tsx";
import type { ChosenLocation } from "./locations.ts";

/** Long enough that fast typing sends one request, short enough to go unnoticed. */
const delayMs = 180;

interface LocationSearchProps {
  onChoose(place: ChosenLocation): void;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  /** The text of a visible button, which chooses as Enter does; without it only Enter does. */
  buttonText?: string;
  /** The chosen location is being saved: the button shows a spinner. */
  isSaving?: boolean;
}

const minTextLength = 2;

/** An address field with suggestions. Enter chooses the highlighted suggestion, or else the first. */
export function LocationSearch({
  onChoose,
  isLabelHidden,
  buttonText,
  isSaving,
}: LocationSearchProps) {
  const t = useMessages("location");
  const client = useQueryClient();
  const scope = useScope();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const searchText = useDebounced(text.trim());
  const isActive = searchText.length >= minTextLength && text !== chosen;
  const { data, isFetching } = useQuery({
    ...predictionsQuery(scope, searchText),
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

  /** Waits for the suggestions of a text that was typed just before. */
  async function chooseFirst(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would also submit a form around the dialog that contains this one.
    event.stopPropagation();
    const input = event.currentTarget.querySelector("input");
    const searched = text.trim();
    if (searched.length < minTextLength) return input?.focus();
    try {
      const found = await client.ensureQueryData(predictionsQuery(scope, searched));
      const [first] = found.predictions;
      if (first) await choose(first);
      else input?.focus();
    } catch (error) {
      reportError(error);
    }
  }

  const field = (
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
      className="min-w-0 grow"
    />
  );
  if (buttonText === undefined) {
    return (
      <form onSubmit={chooseFirst}>
        {field}
        {/* The list adds a hidden field, and browsers submit a form with two fields only if it has a button. */}
        <button type="submit" hidden />
      </form>
    );
  }
  return (
    <form
      onSubmit={chooseFirst}
      className="flex flex-col gap-2 rounded-panel bg-sunken p-2 sm:flex-row sm:items-center sm:rounded-full [&_input]:rounded-full sm:[&_input]:text-lg"
    >
      {field}
      <Button type="submit" variant="accent" size="lg" isBusy={isSaving} className="shrink-0">
        {buttonText}
      </Button>
    </form>
  );
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
