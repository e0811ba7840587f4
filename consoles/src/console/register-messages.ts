import type { Dictionary } from "@errand/core/translate";
import { registerMessages } from "@errand/ui/messages/messages.browser.ts";
import type ownAccount from "./account/own-account.en.json";
import type chat from "./chat/chat.en.json";
import type console from "./console.en.json";
import type controls from "./office/controls.en.json";
import type tripRecord from "./trips/trip-record.en.json";

/** The types of the message files of the consoles. */
declare module "@errand/ui/messages/features.ts" {
  interface FeatureMessages {
    chat: typeof chat;
    console: typeof console;
    controls: typeof controls;
    "own-account": typeof ownAccount;
    "trip-record": typeof tripRecord;
  }
}

registerMessages(import.meta.glob<Dictionary>("../**/*.{en,fr}.json", { import: "default" }));
