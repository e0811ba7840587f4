import { listDeskConversations, listDeskMessages } from "@errand/core/chat/staff-chat.contract";
import { AppError } from "@errand/core/errors";
import { orderSubject } from "../orders/order-subject.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import type { ChatApi } from "./chat-api.ts";
import { readPair, toStaffParty } from "./chat-party.ts";
import { chatOptions, toConversations, toMessages, toParty } from "./chat-response.ts";
import { readMessages } from "./messages.data.ts";
import { isAbout, readOrderConversations } from "./order-conversations.data.ts";
import { findChatOrder } from "./running-orders.data.ts";

type Context = AnyRequestContext & { staff: StaffOf<"desk"> };

interface Page {
  limit: number;
  offset: number;
}

/** What others write about an order, as an operator of its zone reads it; the log says who did. */
export async function listOrderConversations(
  api: ChatApi,
  orderId: number,
  { limit, offset }: Page,
  ctx: Context,
) {
  const { db } = ctx;
  const rows = await readOrderConversations(
    db,
    toStaffParty(ctx.staff),
    await findOrder(ctx, orderId),
  );
  await recordReading(api, ctx, listDeskConversations.path, { order_id: orderId });
  const page = rows.slice((offset - 1) * limit, offset * limit);
  const conversations = await toConversations(db, page, await chatOptions(api, ctx.language));
  return { total_size: rows.length, limit, offset, conversations };
}

/** The messages of others about an order. Throws `conversation_not_found` where there are none. */
export async function listOrderMessages(
  api: ChatApi,
  { orderId, conversationId }: { orderId: number; conversationId: number },
  { limit, offset }: Page,
  ctx: Context,
) {
  const { db } = ctx;
  const order = await findOrder(ctx, orderId);
  const [row] = await readOrderConversations(db, toStaffParty(ctx.staff), order, conversationId);
  if (!row) throw new AppError("conversation_not_found");
  const facts = { order_id: orderId, conversation_id: conversationId };
  await recordReading(api, ctx, listDeskMessages.path, facts);
  const options = await chatOptions(api, ctx.language);
  const page = await readMessages(db, conversationId, { limit, offset }, isAbout(order));
  const [conversation = null] = await toConversations(db, [row], options);
  return {
    ...{ total_size: page.total, limit, offset, status: false, conversation },
    party: toParty(row, readPair(row.conversation).sender, options),
    messages: await toMessages(db, page.messages, [row], options),
  };
}

async function findOrder({ db, staff }: Context, orderId: number) {
  const order = await findChatOrder(db, orderId, toStaffParty(staff));
  if (!order) throw new AppError("order_not_found", { field: "order_id" });
  return order;
}

function recordReading(
  api: ChatApi,
  { db, staff, address, now: at }: Context,
  action: string,
  after: { order_id: number; conversation_id?: number },
) {
  const subject = orderSubject(after.order_id);
  return api.recordAudit(db, { staff, action, subject, address, at, after });
}
