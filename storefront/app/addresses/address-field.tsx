import type { Prediction } from "@errand/core/location/location.contract";
import { Autocomplete } from "@errand/ui/autocomplete.tsx";
import type { AutocompleteProps } from "@errand/ui/autocomplete-props.ts";
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
  check: Pick<ReturnType<typeof useAddressCheck>, "type" | "setLocated" | "locate">;
}

/**
 * An address with suggestions while it is typed; one that is not chosen from them is located when
 * it is left.
 */
export function AddressField({ address, check, ...field }: AddressFieldProps) {
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
      const { point, address: found } = await locatePrediction(prediction);
      if (latest.current === prediction.description)
        check.setLocated(point, found ?? prediction.description);
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Autocomplete
      {...field}
      {...suggestions.list}
      text={address}
      onText={type}
      onChoose={choose}
      onLeave={check.locate}
    />
  );
}
