import { useEffect } from "react";
import { stored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { chooseModule } from "../shell/choose-module.ts";

/**
 * Who comes by a link to a store or an item of another module shops in that module from now on:
 * what is put in the cart there goes to the right one, and the shop has its colour.
 */
export function useModuleOf({ module_id }: { module_id: number }): void {
  const { modules } = useShop();
  useEffect(() => {
    const module = modules.find(({ id }) => id === module_id);
    if (module && stored("module")?.id !== module_id) chooseModule(module);
  }, [modules, module_id]);
}
