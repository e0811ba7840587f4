import type { DeskContract } from "@errand/core/contract.desk";

export type DeskTrip = DeskContract["GET /desk/trips/{id}"]["reply"];
