import type { DeskContract } from "@errand/core/contract.desk";

export type ListedStore = DeskContract["GET /desk/stores"]["reply"]["stores"][number];
export type DeskStore = DeskContract["GET /desk/stores/{id}"]["reply"];
