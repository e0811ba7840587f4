import type { DeskContract } from "@errand/core/contract.desk";

export type Journal = DeskContract["GET /desk/ledger"]["reply"]["journals"][number];
