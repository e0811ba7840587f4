import type { Prediction } from "@errand/core/location/location.contract";
import { Autocomplete } from "@errand/ui/autocomplete.tsx";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { type SubmitEvent, useState } from "react";
import type { ChosenLocation } from "./locations.ts";
import {
  locatePrediction,
  minSearchLength,
  usePlaceSuggestions,
} from "./use-place-suggestions.tsx";

interface LocationSearchProps {
  onChoose(place: ChosenLocation): void;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  /** The text of a visible button, which chooses as Enter does; without it only Enter does. */
  buttonText?: string;
  /** The chosen location is being saved: the button shows a spinner. */
  isSaving?: boolean;
}

/**
 * An address field with suggestions. Enter chooses the highlighted suggestion, or else the first.
 */
export function LocationSearch({
  onChoose,
  isLabelHidden,
  buttonText,
  isSaving,
}: LocationSearchProps) {
  const t = useMessages("location");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const suggestions = usePlaceSuggestions(text === chosen ? null : text);

  async function choose(prediction: Prediction) {
    setText(prediction.description);
    setChosen(prediction.description);
    try {
      onChoose(await locatePrediction(prediction));
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
    if (searched.length < minSearchLength) return input?.focus();
    try {
      const first = await suggestions.first(searched);
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
      {...suggestions.list}
      onChoose={choose}
      className="min-w-0 grow"
    />
  );
  if (buttonText === undefined) {
    return (
      <form onSubmit={chooseFirst}>
        {field}
        {/* The list adds a hidden field; browsers submit two fields only if there is a button. */}
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
