import type { Dictionary } from "@errand/core/translate";
import { createServerMessages } from "@errand/ui/messages/messages.server.ts";

/** The messages of a page of the storefront. */
export const serverMessages = createServerMessages(
  import.meta.glob<Dictionary>("../*/*.{en,fr}.json", { eager: true, import: "default" }),
);
