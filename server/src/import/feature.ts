import type { Feature } from "../requests/feature.types.ts";
import { storeImportHandler } from "./import-store-items.ts";
import { storeImportRoutes } from "./store-import.routes.ts";

export const importFeature: Feature = {
  routes: [storeImportRoutes],
  jobs: [storeImportHandler],
};
