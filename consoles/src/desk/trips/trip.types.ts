import type { DeskContract } from "@errand/core/contract.desk";

export type DeskTrip = DeskContract["GET /desk/trips/{id}"]["reply"];
export type TripRefundable = DeskContract["GET /desk/trips/{id}/refundable"]["reply"];
