import type { DeskContract } from "@errand/core/contract.desk";

export type Figures = DeskContract["GET /desk/figures"]["reply"];
