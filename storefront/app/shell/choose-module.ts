import { store } from "../visitor/storage.ts";
import type { ChosenModule } from "../visitor/stored-values.ts";

/** Stores the module that the visitor shops in. */
export function chooseModule({ id, slug, module_name, module_type }: ChosenModule): void {
  store("module", { id, slug, module_name, module_type });
}
