import type { StaffAudience } from "@errand/core/principals";
import { createContext, useContext } from "react";
import type { StaffApi } from "./staff-api.ts";
import type { StaffSession } from "./staff-session.ts";

/** What the pages of a console share. */
export interface Console {
  audience: StaffAudience;
  api: StaffApi;
  session: StaffSession;
}

export const ConsoleContext = createContext<Console | null>(null);

export function useConsole(): Console {
  const found = useContext(ConsoleContext);
  if (found === null) throw new Error("useConsole requires a ConsoleContext.");
  return found;
}
