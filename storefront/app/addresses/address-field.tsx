import type { Prediction } from "@errand/core/location/location.contract";
import { Autocomplete } from "@errand/ui/autocomplete.tsx";
import type { AutocompleteProps } from "@errand/ui/autocomplete-props.ts";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useRef, useState } from "react";
import { locatePrediction, usePlaceSuggestions } from "../location/use-place-suggestions.tsx";
import type { useAddressCheck } from "./use-address-check.ts";

interface AddressFieldProps
  extends Pick<
    AutocompleteProps<Prediction>,
    | "label"
    | "hint"
    | "error"
    | "isRequired"
    | "className"
    | "placeholder"
    | "lead"
    | "trail"
    | "inputRef"
    | "input"
  > {
  address: string;
  /** Locates the same address. */
  check: Pick<
    ReturnType<typeof useAddressCheck>,
    "type" | "choose" | "locate" | "like" | "takeLike"
  >;
}

/**
 * An address with suggestions while it is typed; one that is not chosen from them is located when
 * it is left. Where only one that is like it is known, a press takes that.
 */
export function AddressField({ address, check, className, ...field }: AddressFieldProps) {
  const t = useMessages("location");
  const box = useRef<HTMLDivElement>(null);
  /** What was typed here: addresses from elsewhere need no suggestions. */
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = usePlaceSuggestions(typed === address ? typed : null);
  const latest = useRef("");

  function type(text: string) {
    latest.current = text;
    setTyped(text);
    check.type(text);
  }

  async function choose(prediction: Prediction) {
    latest.current = prediction.description;
    setTyped(null);
    try {
      const place = await locatePrediction(prediction);
      if (latest.current === prediction.description) check.choose(place);
    } catch (error) {
      reportError(error);
    }
  }

  function takeLike() {
    check.takeLike();
    // The button is gone.
    box.current?.querySelector("input")?.focus();
  }

  return (
    <div ref={box} className={classNames("min-w-0", className)}>
      <Autocomplete
        {...field}
        {...suggestions.list}
        text={address}
        onText={type}
        onChoose={choose}
        onLeave={check.locate}
      />
      {check.like !== null && (
        <Button variant="outline" size="sm" className="mt-2" onClick={takeLike}>
          <span className="text-start">
            {t("search.like")} <bdi>{check.like}</bdi>
          </span>
        </Button>
      )}
    </div>
  );
}
