import { AppError } from "@errand/core/errors";
import {
  addGroupLine,
  removeGroupLine,
  updateGroupLine,
} from "@errand/core/groups/groups.contract";
import {
  applyLineChange,
  findRequestedProduct,
  lineFromRequest,
  modelOf,
} from "../cart/requested-line.ts";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { serve } from "../requests/serve.ts";
import { validateGroupLine } from "./change-lines.ts";
import { type FoundGroup, requireGroupFor, requireTarget } from "./group-access.ts";
import { groupConditions, readGroupCart } from "./group-cart.ts";
import { deleteGroupLines, insertGroupLine, rewriteGroupLine } from "./group-lines.data.ts";
import { changeMember, type MemberRow, touchGroup } from "./groups.data.ts";
import { type GroupContext, groupReader } from "./read-group.ts";
import { releaseMembers } from "./release-group.ts";

/** What members choose in a group, and its host for them. */
export function groupLineRoutes(api: CheckoutApi) {
  const read = groupReader(api);

  serve(api, addGroupLine, async ({ code, member_id, ...input }, ctx) => {
    const { db, language, now } = ctx;
    const group = await requireGroupFor(api, ctx, code, "choose");
    const { row } = group;
    const member = requireTarget(group, member_id);
    const cart = await readGroupCart(db, group, now, input.item_id);
    const product = findRequestedProduct(cart.products, input, row.moduleId);
    if (product.store.id !== row.storeId)
      throw new AppError("item_not_found", { field: "item_id" });
    const line = lineFromRequest(product, input, language);
    const conditions = groupConditions(row, await api.shop(), now);
    validateGroupLine({ row, member, cart, line, price: input.price, conditions });
    await insertGroupLine(db, member.id, line);
    await settle(ctx, group, member);
    return read(ctx, code);
  });

  serve(api, updateGroupLine, async ({ code, member_id, ...input }, ctx) => {
    const { db, language, now } = ctx;
    const group = await requireGroupFor(api, ctx, code, "choose");
    const { row } = group;
    const member = requireTarget(group, member_id);
    const cart = await readGroupCart(db, group, now);
    const stored = cart.lines.find(
      ({ cartId, memberId }) => cartId === input.cart_id && memberId === member.id,
    );
    const product = stored && cart.products.get(stored.itemId);
    if (!product) throw new AppError("cart_line_not_found", { field: "cart_id" });
    const isOther = (input.item_id ?? stored.itemId) !== stored.itemId;
    if (isOther || (input.model ?? modelOf(product.item)) !== modelOf(product.item)) {
      throw new AppError("item_not_found", { field: "item_id" });
    }
    const line = applyLineChange(product, stored, input, language);
    const conditions = groupConditions(row, await api.shop(), now);
    validateGroupLine({ row, member, cart, line, price: input.price, conditions });
    await rewriteGroupLine(db, line);
    await settle(ctx, group, member);
    return read(ctx, code);
  });

  serve(api, removeGroupLine, async ({ code, member_id, cart_id }, ctx) => {
    const group = await requireGroupFor(api, ctx, code, "choose");
    const member = requireTarget(group, member_id);
    const { lines } = await readGroupCart(ctx.db, group, ctx.now);
    const own = lines.filter(({ memberId }) => memberId === member.id);
    if (!own.some(({ cartId }) => cartId === cart_id)) {
      throw new AppError("cart_line_not_found", { field: "cart_id" });
    }
    await deleteGroupLines(ctx.db, [cart_id]);
    await settle(ctx, group, member, { isEmpty: own.length === 1 });
    return read(ctx, code);
  });
}

/**
 * Whoever changes own lines chooses again, and gets back what was paid for them. What the host
 * changes for a member leaves that member ready, unless nothing is left.
 */
async function settle(
  { db, now }: GroupContext,
  { row, me }: FoundGroup,
  member: MemberRow,
  { isEmpty = false } = {},
) {
  if (isEmpty || member.id === me?.id) {
    await releaseMembers(db, [member], "changed", now);
    await changeMember(db, member.id, { isReady: false, readyAt: null });
  }
  await changeMember(db, member.id, { wantsNothing: false });
  await touchGroup(db, row.id, now);
}
