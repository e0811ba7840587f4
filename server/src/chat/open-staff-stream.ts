import { isDeepStrictEqual } from "node:util";
import { AppError } from "@errand/core/errors";
import { isPermitted, type StaffAudience } from "@errand/core/principals";
import type { Context } from "hono";
import type { Staff } from "../requests/caller.ts";
import { joinFeeds, type PositionedFeed, positionIn } from "../requests/joined-feed.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { type StaffEvents, staffFeed } from "../store-desk/staff-feed.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import type { ChatApi } from "./chat-api.ts";
import { toStaffParty } from "./chat-party.ts";
import { chatOptions } from "./chat-response.ts";
import { staffMessageFeed } from "./staff-message-feed.ts";

type StreamContext = AnyRequestContext & { staff: Staff };

/** Makes a further feed of a stream, which resumes at a position of its own. */
export type FurtherFeed = (resumeAfter: string | null) => PositionedFeed;

/**
 * Opens the stream of a member of the staff: these events, joined with the messages that their role
 * includes, and with further feeds.
 */
export async function openStaffStream(
  api: Pick<StoreDeskApi, "orderNews"> & ChatApi,
  audience: StaffAudience,
  ctx: StreamContext,
  c: Context,
  events: StaffEvents,
  further: FurtherFeed[] = [],
): Promise<Response> {
  const { db, staff, lastEventId } = ctx;
  const feed = staffFeed({
    ...events,
    db,
    news: api.orderNews,
    resumeAfter: positionIn(lastEventId, 0),
    onAccess: (listener) => api.changes.onSubject("sessions", `staff:${staff.staffId}`, listener),
    mayWatch: () => hasSameRights(api, audience, staff),
  });
  const feeds: PositionedFeed[] = [feed];
  if (mayReadMessages(staff)) {
    const messages = staffMessageFeed({
      db,
      changes: api.changes,
      party: toStaffParty(staff),
      resumeAfter: positionIn(lastEventId, feeds.length),
      options: await chatOptions(api, ctx.language),
      clock: api.clock,
    });
    feeds.push(messages);
  }
  for (const open of further) feeds.push(open(positionIn(lastEventId, feeds.length)));
  return api.streams.open(c, staff.key, feeds.length === 1 ? feed : joinFeeds(feeds));
}

/** Stores and operators need the permission; couriers have no roles. */
function mayReadMessages(staff: Staff): boolean {
  return staff.kind === "courier" || isPermitted(staff, "chat", true);
}

/**
 * False when the session has ended, and when the role or the zones have changed: the next stream
 * starts with those.
 */
async function hasSameRights(
  { findStaff }: Pick<ChatApi, "findStaff">,
  audience: StaffAudience,
  staff: Staff,
): Promise<boolean> {
  try {
    return isDeepStrictEqual(await findStaff(audience, `Bearer ${staff.token}`), staff);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
