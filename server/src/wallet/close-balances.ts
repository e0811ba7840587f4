import type { AccountBalance, AccountPayout } from "@errand/core/account/profile.contract";
import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor, type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { ownMoney } from "@errand/core/wallet/own-money";
import { planPayout } from "@errand/core/wallet/payout-plan";
import type {
  AccountBalances,
  BalanceRequest,
  PayoutStatement,
} from "../account/account-balances.ts";
import type { Database } from "../database/database.ts";
import {
  type CustomerBalances,
  closeCustomerAccounts,
  lockCustomerBalances,
} from "../ledger/customer-balances.data.ts";
import type { Payment } from "../payments/payment-subject.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import { returnMoney } from "../payments/refunds.ts";
import { insertClaim } from "./claims.data.ts";
import { lockTopUps } from "./top-ups.data.ts";
import { readWalletMovements } from "./wallet-movements.data.ts";

/** What an account holds, and the way that each part of it would take. */
interface Holdings {
  balances: CustomerBalances;
  /** What was topped up or returned. */
  own: Minor;
  returns: { payment: Payment; amount: Minor }[];
}

/** What becomes of wallet and points when an account is deleted (contract 10.5). */
export function accountBalances(api: Pick<PaymentApi, "gateways">): AccountBalances {
  return {
    async requireStatement(tx, request) {
      await requireHoldings(tx, request);
    },

    async close(tx, { now, ...request }) {
      const { customerId, language, statement } = request;
      const holdings = await requireHoldings(tx, request);
      const { wallet, points } = holdings.balances;
      if (wallet === 0 && points === 0) return undefined;
      const isPaidOut = statement.payout === "original";
      const claim = isPaidOut ? holdings.own : nothing;
      await closeCustomerAccounts(tx, { customerId, claim, at: now });
      const returns = isPaidOut ? holdings.returns : [];
      for (const { payment, amount } of returns) {
        const borneBy = { kind: "customer_claim", customerId } as const;
        const by = { reason: "account_removed", method: "source", borneBy } as const;
        await returnMoney(tx, payment, { orderId: null, amount, ...by, now });
      }
      const rest = minor(claim - sumOf(returns.map(({ amount }) => amount)));
      const reference = claim > nothing ? await insertClaim(tx, customerId, now) : null;
      return {
        returned: returns.map((entry) => toReturn(entry, language)),
        claim: reference === null ? null : { amount: fromMinor(rest), reference },
        given_up: fromMinor(minor(Math.max(wallet - claim, 0))),
        loyalty_point: points,
      };
    },
  };

  /**
   * Throws `account_holds_money` with what there is, unless the customer has said what becomes of
   * it.
   */
  async function requireHoldings(
    tx: Database,
    { customerId, language, statement }: BalanceRequest,
  ) {
    const holdings = await readHoldings(tx, customerId);
    if (isStated(holdings, statement)) return holdings;
    throw new AppError("account_holds_money", {
      data: { ...toAccountBalance(holdings, language) },
    });
  }

  /** Locks wallet and top-ups, so that the plan is still right when it is carried out. */
  async function readHoldings(tx: Database, customerId: number): Promise<Holdings> {
    const balances = await lockCustomerBalances(tx, customerId);
    if (balances.wallet <= 0) return { balances, own: nothing, returns: [] };
    const topUps = await lockTopUps(tx, customerId, [...api.gateways.keys()]);
    const movements = await readWalletMovements(tx, customerId);
    const own = minor(Math.min(ownMoney(movements), balances.wallet));
    const returns = planPayout(own, topUps).returns.map(({ paymentId, amount }) => {
      const topUp = topUps.find((candidate) => candidate.paymentId === paymentId);
      if (!topUp) throw new Error(`payment ${paymentId} is not among the top-ups`);
      return { payment: topUp.payment, amount };
    });
    return { balances, own, returns };
  }

  function toReturn(
    { payment, amount }: Holdings["returns"][number],
    language: Language,
  ): AccountPayout["returned"][number] {
    const gateway = api.gateways.get(payment.gateway ?? "");
    if (!gateway) throw new Error(`payment ${payment.id} has no gateway`);
    const method = localize(gateway.title, language);
    return { payment_id: payment.publicId, amount: fromMinor(amount), method };
  }

  function toAccountBalance(
    { balances, own, returns }: Holdings,
    language: Language,
  ): AccountBalance {
    return {
      wallet_balance: fromMinor(balances.wallet),
      loyalty_point: balances.points,
      payable: fromMinor(own),
      refundable: returns.map((entry) => toReturn(entry, language)),
    };
  }
}

/** Whether the customer has said what becomes of the money, and of this much. */
function isStated({ balances }: Holdings, { payout, wallet_balance: seen }: PayoutStatement) {
  const balance = fromMinor(balances.wallet);
  if (seen !== undefined && seen !== balance) return false;
  return balance <= 0 || payout !== undefined;
}
