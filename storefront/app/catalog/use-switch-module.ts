import { useEffect } from "react";
import { useShop } from "../config/shop.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { stored } from "../visitor/storage.ts";

/**
 * Switches the visitor to the module of the store or item they opened, for example by a link. Items
 * then go into the cart of that module, and the shop shows its colour.
 */
export function useSwitchToModuleOf({ module_id }: { module_id: number }): void {
  const { modules } = useShop();
  useEffect(() => {
    const module = modules.find(({ id }) => id === module_id);
    if (module && stored("module")?.id !== module_id) chooseModule(module);
  }, [modules, module_id]);
}
