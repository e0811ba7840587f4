import type { DeskContract } from "@errand/core/contract.desk";

export type Member = DeskContract["GET /desk/staff"]["reply"]["staff"][number];
export type Invited = DeskContract["GET /desk/staff"]["reply"]["invitations"][number];
export type Role = DeskContract["GET /desk/roles"]["reply"][number];
