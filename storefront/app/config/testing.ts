import type { Module } from "@errand/core/modules/modules.contract";
import { testConfig } from "@errand/core/testing-config";
import type { Shop } from "./shop.ts";

export function testShop(changes: Partial<Shop["config"]> = {}, modules: Module[] = []): Shop {
  return { config: { ...testConfig, ...changes }, modules, origin: "http://shop.test" };
}

export function testModule(changes: Partial<Module> = {}): Module {
  return {
    id: 1,
    slug: "food",
    module_name: "Food",
    module_type: "food",
    description: "Hot at your door.",
    icon_full_url: null,
    thumbnail_full_url: null,
    status: 1,
    zones: [1],
    all_zone_service: 0,
    stores_count: 44,
    items_count: 900,
    ...changes,
  };
}
