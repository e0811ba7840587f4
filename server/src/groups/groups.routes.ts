import { AppError } from "@errand/core/errors";
import { usualGroupTerms } from "@errand/core/groups/group-terms";
import {
  cancelGroup,
  changeGroup,
  joinGroup,
  leaveGroup,
  openGroup,
  readGroup,
  setGroupReady,
  streamGroup,
} from "@errand/core/groups/groups.contract";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { messageIn } from "../messages/messages.ts";
import { isSignedIn } from "../requests/is-signed-in.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { changeTerms } from "./change-group.ts";
import {
  requireGroup,
  requireGroupFor,
  requireHost,
  requireMember,
  requireTarget,
} from "./group-access.ts";
import { groupFeed } from "./group-feed.ts";
import { deleteGroupLines, readGroupLines } from "./group-lines.data.ts";
import { toGroupResponse } from "./group-response.ts";
import { changeMember, insertMember, touchGroup } from "./groups.data.ts";
import { createGroup } from "./open-group.ts";
import { groupReader } from "./read-group.ts";
import { releaseMembers } from "./release-group.ts";

/** Group orders of hosts and members (contract 8.3). */
export function groupRoutes(api: CheckoutApi) {
  const read = groupReader(api);

  serve(api, openGroup, async (input, ctx) => {
    const { code } = await createGroup(api, input, ctx);
    const message = messageIn(ctx.language, "responses", "group_opened");
    return { message, group: await read(ctx, code) };
  });

  serve(api, readGroup, ({ code, ...choices }, ctx) => read(ctx, code, choices));

  serveResponse(api, streamGroup, async ({ code }, ctx, c) => {
    const { row } = await requireGroup(api, ctx, code);
    const { shopper, language } = ctx;
    const feed = groupFeed({
      changes: api.changes,
      clock: api.clock,
      groupId: row.id,
      orderId: row.orderId,
      read: async () => {
        const now = api.clock();
        const group = await requireGroup(api, { ...ctx, now }, code);
        return toGroupResponse(api, { db: ctx.db, language, now }, group);
      },
      customerId: shopper.kind === "customer" ? shopper.customerId : null,
      mayWatch: () => isSignedIn(api, c.req.header("authorization")),
    });
    return api.streams.open(c, shopper.key, feed);
  });

  serve(api, joinGroup, async ({ code, name }, ctx) => {
    const { db, shopper, now } = ctx;
    const { row, members, me } = await requireGroupFor(api, ctx, code, "join");
    if (me) await changeMember(db, me.id, { name });
    else {
      const { groupOrders = usualGroupTerms } = await api.shop();
      if (members.length >= groupOrders.maxMembers) throw new AppError("group_full");
      await insertMember(db, { groupId: row.id, name, joinedAt: now }, shopper);
    }
    await touchGroup(db, row.id, now);
    return read(ctx, code);
  });

  serve(api, setGroupReady, async ({ code, ready, wants_nothing }, ctx) => {
    const { db, now } = ctx;
    const group = await requireGroupFor(api, ctx, code, "ready");
    const me = requireMember(group);
    const lines = await readGroupLines(db, [me], group.row.storeId);
    const wantsNothing = ready && lines.length === 0;
    if (wantsNothing && !wants_nothing) throw new AppError("cart_empty", { field: "ready" });
    if (!ready) await releaseMembers(db, [me], "changed", now);
    const isReady = ready && !wantsNothing;
    if (isReady !== me.isReady) {
      await changeMember(db, me.id, { isReady, readyAt: isReady ? now : null });
    }
    await changeMember(db, me.id, { wantsNothing });
    await touchGroup(db, group.row.id, now);
    return read(ctx, code);
  });

  serve(api, leaveGroup, async ({ code, member_id }, ctx) => {
    const { db, now } = ctx;
    const group = await requireGroupFor(api, ctx, code, "leave");
    const member = requireTarget(group, member_id);
    // A group without its host would have nobody to place it.
    if (member.isHost) throw new AppError("group_member_not_found", { field: "member_id" });
    const lines = await readGroupLines(db, [member], group.row.storeId);
    await deleteGroupLines(
      db,
      lines.map(({ cartId }) => cartId),
    );
    await releaseMembers(db, [member], "left", now);
    await changeMember(db, member.id, { isReady: false, leftAt: now });
    await touchGroup(db, group.row.id, now);
    return read(ctx, code);
  });

  serve(api, changeGroup, async ({ code, ...change }, ctx) => {
    const group = await requireGroupFor(api, ctx, code, "change");
    requireHost(group);
    await changeTerms(ctx, group, change);
    return read(ctx, code);
  });

  serve(api, cancelGroup, async ({ code }, ctx) => {
    const { db, language, now } = ctx;
    const group = await requireGroupFor(api, ctx, code, "cancel");
    requireHost(group);
    await releaseMembers(db, group.members, "canceled", now);
    await touchGroup(db, group.row.id, now, { state: "canceled" });
    return { message: messageIn(language, "responses", "group_canceled") };
  });
}
