import { type Endpoint, isForStaff } from "@errand/core/endpoint";
import { AppError, getErrorStatus } from "@errand/core/errors";
import type { Api } from "./api.ts";
import type { CheckedCall } from "./check-request.ts";

/** An act is no news after that. */
const newsMs = 15 * 60_000;

/**
 * When a member of the staff is refused because a colleague was quicker, says who that was:
 * `data.acted_by` of the conflict (contract 7.1).
 */
export async function withOtherActor(
  api: Pick<Api, "readLastActor">,
  { allow }: Endpoint,
  { ctx, input }: CheckedCall,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof AppError) || getErrorStatus(error.key) !== 409) return error;
  if (!ctx.staff || !isForStaff(allow) || allow.owns === undefined) return error;
  const { staffId, kind } = ctx.staff;
  const since = new Date(ctx.now.getTime() - newsMs);
  const thing = { owned: allow.owns, id: Number(input.id) };
  const actor = await api.readLastActor(ctx.db, thing, { kind, since });
  if (actor === null || actor.staffId === staffId) return error;
  const { field, values } = error;
  return new AppError(error.key, {
    ...(field !== undefined && { field }),
    ...(values !== undefined && { values }),
    data: { ...error.data, acted_by: { name: actor.name, at: actor.at.toISOString() } },
  });
}
