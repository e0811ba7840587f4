import { AppError } from "@errand/core/errors";
import {
  allowsAct,
  type GroupAct,
  type GroupState,
  getGroupState,
} from "@errand/core/groups/group-states";
import type { Database } from "../database/database.ts";
import type { Api } from "../requests/api.ts";
import type { Shopper } from "../requests/caller.ts";
import {
  findGroup,
  findMember,
  type GroupRow,
  lockGroup,
  type MemberRow,
  type StoredGroup,
} from "./groups.data.ts";

/** A group as a caller finds it. */
export interface FoundGroup {
  row: GroupRow;
  /** By the clock, too. */
  state: GroupState;
  members: MemberRow[];
  /** The caller's own member; null for who has not joined. */
  me: MemberRow | null;
}

interface AccessContext {
  db: Database;
  shopper: Shopper;
  address: string;
  now: Date;
}

type AccessApi = Pick<Api, "limits">;

/**
 * The group with this code, for reading. Throws `group_not_found`; wrong codes count towards a
 * limit of the address, as wrong proofs of guests do (safety 10).
 */
export async function requireGroup(
  api: AccessApi,
  ctx: AccessContext,
  code: string,
): Promise<FoundGroup> {
  return found(api, ctx, await findGroup(ctx.db, code));
}

/**
 * The group, locked for a change. Throws `group_status` when it is too late for it: of two changes
 * the second one finds what the first has done.
 */
export async function requireGroupFor(
  api: AccessApi,
  ctx: AccessContext,
  code: string,
  act: GroupAct,
): Promise<FoundGroup> {
  const group = await found(api, ctx, await lockGroup(ctx.db, { code }));
  if (!allowsAct(group.state, act)) throw new AppError("group_status");
  return group;
}

async function found(
  { limits }: AccessApi,
  { shopper, address, now }: AccessContext,
  stored: StoredGroup | null,
): Promise<FoundGroup> {
  if (!stored) {
    await limits.groupCodes.check(address);
    await limits.groupCodes.take(address);
    throw new AppError("group_not_found", { field: "code" });
  }
  const { row, members } = stored;
  return { row, members, state: getGroupState(row, now), me: findMember(members, shopper) };
}

/** The caller as a member. Others get the answer of an unknown group. */
export function requireMember({ me }: FoundGroup): MemberRow {
  if (!me) throw new AppError("group_not_found", { field: "code" });
  return me;
}

/** Throws unless the caller is the host; members get the answer of an unknown group. */
export function requireHost(group: FoundGroup): MemberRow {
  const member = requireMember(group);
  if (!member.isHost) throw new AppError("group_not_found", { field: "code" });
  return member;
}

/** The member that a change is about: the caller, or one that the host names. */
export function requireTarget(group: FoundGroup, memberId: number | undefined): MemberRow {
  const me = requireMember(group);
  if (memberId === undefined || memberId === me.id) return me;
  const target = me.isHost ? group.members.find(({ id }) => id === memberId) : undefined;
  if (!target) throw new AppError("group_member_not_found", { field: "member_id" });
  return target;
}

export function getHost({ members }: Pick<StoredGroup, "members">): MemberRow | null {
  return members.find(({ isHost }) => isHost) ?? null;
}
