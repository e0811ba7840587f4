import type { Dictionary } from "@errand/core/translate";
import { checkMessages } from "@errand/ui/testing/check-messages.ts";

const files = import.meta.glob<Dictionary>("../**/*.{en,fr}.json", {
  eager: true,
  import: "default",
});
const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}"], {
  eager: true,
  import: "default",
  query: "?raw",
});

checkMessages(files, Object.values(sources));
