import { AppError } from "@errand/core/errors";
import type { ModuleType } from "@errand/core/modules/modules.contract";

/** Refuses a module of another kind than the endpoint is about. */
export function requireModuleType(type: ModuleType, module: { type: ModuleType }): void {
  if (module.type !== type) throw new AppError("module_header", { field: "moduleId" });
}
