import { store } from "../client/storage.ts";
import type { ChosenModule } from "../client/stored-values.ts";

/** Stores the module that the visitor shops in. */
export function chooseModule({ id, slug, module_name, module_type }: ChosenModule): void {
  store("module", { id, slug, module_name, module_type });
}
