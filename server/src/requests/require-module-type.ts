import { AppError } from "@errand/core/errors";
import type { ModuleType } from "@errand/core/modules/modules.contract";

/** Throws `module_header_invalid` for a module of another type than the endpoint requires. */
export function requireModuleType(type: ModuleType, module: { type: ModuleType }): void {
  if (module.type !== type) throw new AppError("module_header_invalid", { field: "moduleId" });
}
