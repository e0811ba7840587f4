import type { StaffAudience } from "@errand/core/principals";
import { createContext, useContext } from "react";
import type { ShopSettings, StaffApi, StaffMember } from "./staff-api.ts";
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

export const MemberContext = createContext<StaffMember | null>(null);

/** The member of the staff who is signed in. */
export function useMember(): StaffMember {
  const found = useContext(MemberContext);
  if (found === null) throw new Error("useMember requires a member who is signed in.");
  return found;
}

export const ShopContext = createContext<ShopSettings | null>(null);

/** Returns the settings of the shop. Throws before sign-in. */
export function useShop(): ShopSettings {
  const found = useContext(ShopContext);
  if (found === null) throw new Error("useShop requires a member who is signed in.");
  return found;
}
