import type { Dictionary } from "@errand/core/translate";
import { registerMessages } from "@errand/ui/messages/messages.browser.ts";
import type console from "./console.en.json";

/** The types of the message files of the consoles. */
declare module "@errand/ui/messages/features.ts" {
  interface FeatureMessages {
    console: typeof console;
  }
}

registerMessages(import.meta.glob<Dictionary>("../**/*.{en,fr}.json", { import: "default" }));
