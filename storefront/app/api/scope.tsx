import { useLanguage } from "@errand/ui/messages/messages.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ClientContext } from "../visitor/client-context.ts";
import { useStored } from "../visitor/storage.ts";
import type { Scope } from "./api-request.ts";

const ScopeContext = createContext<Scope | null>(null);
const PageScopeContext = createContext<Scope | null>(null);

/** The scope in which the loader of a page calls the API. */
export function scopeOf({ language, zoneIds, module, place }: ClientContext): Scope {
  return { language, zoneIds, moduleId: module?.id ?? null, place };
}

/**
 * Provides the scope in which the data of a page was loaded, for queries that start with this data.
 * Most pages are loaded for a whole zone; the browser adds the visitor's location within it.
 */
export function PageScope({ scope, children }: { scope: Scope; children: ReactNode }) {
  const current = useContext(ScopeContext);
  const value = useMemo(() => {
    const isLocated = scope.place !== null || !current || !areEqual(scope.zoneIds, current.zoneIds);
    return isLocated ? scope : { ...scope, place: current.place };
  }, [scope, current]);
  return <PageScopeContext value={value}>{children}</PageScopeContext>;
}

function areEqual(some: number[], others: number[]): boolean {
  return some.length === others.length && some.every((id, index) => id === others[index]);
}

/**
 * Provides the scope of the page without the visitor's location, for a list that the server began
 * without it.
 */
export function ScopeWithoutPlace({ children }: { children: ReactNode }) {
  const scope = usePageScope();
  const value = useMemo(() => ({ ...scope, place: null }), [scope]);
  return <PageScopeContext value={value}>{children}</PageScopeContext>;
}

/** Provides the current scope. Subscribes to storage once, rather than in every link of a page. */
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

/** The current scope of the visitor. */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error("useScope requires a ScopeProvider.");
  return scope;
}

/**
 * The scope of the page that contains this component. After the visitor chooses another module or
 * location, the old page stays until the new one has loaded, and keeps its own scope.
 */
export function usePageScope(): Scope {
  const current = useScope();
  return useContext(PageScopeContext) ?? current;
}

/**
 * The scope of data that belongs to the account, whatever the location: profile, addresses, orders.
 */
export function useAccountScope(): Scope {
  const { language } = useScope();
  return { language, zoneIds: [], moduleId: null, place: null };
}
