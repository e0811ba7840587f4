import { type Minor, minor, nothing, sumOf } from "../money.ts";
import { grossOf, type LineToPrice } from "../pricing/line-discounts.ts";
import { amountOf, type LineShares, type Receipt } from "../pricing/receipt.ts";

export interface GroupMember {
  id: number;
  isHost: boolean;
}

/** A line, and who has it. */
export interface LineOfMember {
  line: LineToPrice;
  memberId: number;
}

export interface GroupToSplit {
  /** Those who order, by the time of joining. */
  members: readonly GroupMember[];
  /** The lines of the one order. */
  lines: readonly LineOfMember[];
  receipt: Pick<Receipt, "lines" | "shares" | "total">;
  taxIncluded: boolean;
}

/**
 * What each member owes of one order: the own lines after all reductions, and an equal part of what
 * the order pays once. The tip is the host's. The shares sum to the total. Source: contract 8.3.
 */
export function getGroupShares(group: GroupToSplit): Map<number, Minor> {
  const { members, lines, receipt, taxIncluded } = group;
  const own = getOwnAmounts(lines, receipt, taxIncluded);
  const tip = amountOf(receipt.lines, "dm_tips");
  const common = minor(receipt.total - sumOf([...own.values()]) - tip);
  const sharing = members.filter(({ id }) => own.has(id));
  const parts = getEqualParts(common, sharing.length > 0 ? sharing : members);
  return new Map(
    members.map(({ id, isHost }) => {
      const tipPart = isHost ? tip : nothing;
      return [id, sumOf([own.get(id) ?? nothing, parts.get(id) ?? nothing, tipPart])];
    }),
  );
}

/** What the lines of each member cost after all reductions, with the tax that is added. */
export function getOwnAmounts(
  lines: readonly LineOfMember[],
  { shares }: Pick<Receipt, "shares">,
  taxIncluded: boolean,
): Map<number, Minor> {
  const own = new Map<number, Minor>();
  for (const [index, { line, memberId }] of lines.entries()) {
    const part = shares[index];
    const amount = part ? getLineAmount(line, part, taxIncluded) : nothing;
    own.set(memberId, minor((own.get(memberId) ?? nothing) + amount));
  }
  return own;
}

/** What a line costs after its part of all reductions, with the tax that is added. */
function getLineAmount(line: LineToPrice, shares: LineShares, taxIncluded: boolean): Minor {
  const { flash_sale_discount, item_discount, store_discount, coupon_discount, ref_bonus } = shares;
  const reductions = [
    flash_sale_discount,
    item_discount,
    store_discount,
    coupon_discount,
    ref_bonus,
  ];
  return minor(grossOf(line) - sumOf(reductions) + (taxIncluded ? nothing : shares.tax));
}

/** Equal whole parts; what is left over goes to the host, then to who has joined first. */
function getEqualParts(amount: Minor, members: readonly GroupMember[]): Map<number, Minor> {
  const each = Math.floor(amount / members.length);
  const left = amount - each * members.length;
  const byRank = members.toSorted((a, b) => Number(b.isHost) - Number(a.isHost));
  return new Map(byRank.map(({ id }, rank) => [id, minor(each + (rank < left ? 1 : 0))]));
}

/** What a member has paid before the order was placed. */
export interface PaidMember {
  id: number;
  paid: Minor;
}

export interface GroupSettlement {
  /** What of each payment is for the order, by member. */
  kept: Map<number, Minor>;
  /** What goes back, by member. */
  returned: Map<number, Minor>;
  /** What is left for the host. */
  hostAmount: Minor;
}

/**
 * What happens at placing to what members have paid: it is the most that a member pays. Less goes
 * back, more is the host's.
 */
export function settleGroup(
  shares: ReadonlyMap<number, Minor>,
  paid: readonly PaidMember[],
): GroupSettlement {
  const kept = new Map(
    paid.map((member) => [
      member.id,
      minor(Math.min(member.paid, shares.get(member.id) ?? nothing)),
    ]),
  );
  const returned = new Map(
    paid.map((member) => [member.id, minor(member.paid - (kept.get(member.id) ?? nothing))]),
  );
  const total = sumOf([...shares.values()]);
  return { kept, returned, hostAmount: minor(total - sumOf([...kept.values()])) };
}
