import type { Endpoint } from "@errand/core/endpoint";
import type { Database } from "../database/database.ts";
import type { Api } from "./api.ts";
import type { CheckedCall } from "./check-request.ts";

/** Each write by staff is in the audit log, or does not happen (contract 6.1). */
export async function recordChange(
  api: Pick<Api, "recordAudit">,
  endpoint: Endpoint,
  tx: Database,
  { audited, ctx }: CheckedCall,
) {
  if (!ctx.staff || endpoint.isUnaudited) return;
  if (!audited) throw new Error(`${endpoint.path} does not state its change`);
  const { staff, address, now: at } = ctx;
  await api.recordAudit(tx, { ...audited, staff, action: endpoint.path, address, at });
}
