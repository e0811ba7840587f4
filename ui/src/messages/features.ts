import type { KeysOf } from "@errand/core/translate";
import type map from "../map/map.en.json";
import type ui from "../ui.en.json";
import type errors from "./errors.en.json";

/**
 * The types of the message files, `<feature>/<feature>.en.json` and `.fr.json`. Each application
 * adds those of its own features to this interface.
 */
export interface FeatureMessages {
  ui: typeof ui;
  map: typeof map;
  errors: typeof errors;
}

export type MessageFeature = keyof FeatureMessages;

export type MessageKey<F extends MessageFeature> = KeysOf<FeatureMessages[F]>;
