import type { Reply } from "../api/api-request.ts";

export type Referrals = Reply<"GET /customer/referrals">;
