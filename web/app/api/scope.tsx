import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ClientContext } from "../client/client-context.ts";
import { useStored } from "../client/storage.ts";
import { useLanguage } from "../messages/messages.ts";
import type { Scope } from "./api-request.ts";

const ScopeContext = createContext<Scope | null>(null);
const PageScopeContext = createContext<Scope | null>(null);

/** The scope in which the loader of a page calls the API. */
export function scopeOf({ language, zoneIds, module, place }: ClientContext): Scope {
  return { language, zoneIds, moduleId: module?.id ?? null, place };
}

/** Says in which scope the data of a page was read, for the queries that start with this data. */
export function PageScope({ scope, children }: { scope: Scope; children: ReactNode }) {
  return <PageScopeContext value={scope}>{children}</PageScopeContext>;
}

/** Around the app: follows where and in which module the visitor shops, once for the hundred links of a page. */
export function ScopeProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const zoneIds = useStored("zoneid");
  const moduleId = useStored("module")?.id ?? null;
  const place = useStored("currentLatLng");
  const scope = useMemo(
    () => ({ language, zoneIds: zoneIds ?? [], moduleId, place }),
    [language, zoneIds, moduleId, place],
  );
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** Where and in which module the visitor shops now. */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error("There is no ScopeProvider above this component.");
  return scope;
}

/**
 * The scope of the page that this component belongs to. A page stays for a moment after the visitor has
 * chosen another module or place; until the new one is there, it goes on asking for what it shows.
 */
export function usePageScope(): Scope {
  const current = useScope();
  return useContext(PageScopeContext) ?? current;
}

/** For what belongs to the person wherever they shop: the profile, the addresses, the orders. */
export function useAccountScope(): Scope {
  const { language } = useScope();
  return { language, zoneIds: [], moduleId: null, place: null };
}
