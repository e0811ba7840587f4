import type { Module } from "@errand/core/modules/modules.contract";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { useMatches, useRouteLoaderData } from "react-router";
import { useStored } from "../visitor/storage.ts";

/**
 * The module in whose colours, and with whose header, the page is shown; null before one is chosen.
 * The server shows a page of another module as one of that module, to which the browser then
 * switches (`useSwitchToModuleOf`), so that nothing moves or changes its colour.
 */
export function useShownModule(): Pick<Module, "id" | "module_type"> | null {
  const isInBrowser = useIsInBrowser();
  const chosen = useStored("module");
  const modules = useRouteLoaderData<{ shop: { modules: Module[] } }>("root")?.shop.modules;
  // Loaders of pages that belong to a module return its id.
  const page = useMatches().at(-1)?.loaderData as { moduleId?: number | null } | null | undefined;
  return (isInBrowser ? null : modules?.find(({ id }) => id === page?.moduleId)) ?? chosen;
}
