import type { DeskContract } from "@errand/core/contract.desk";

export type DeskCourier = DeskContract["GET /desk/couriers/{id}"]["reply"];
