import { byteOrderMark, csvRow } from "@errand/core/csv";
import { featureOff } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { fromMinor, minor, nothing } from "@errand/core/money";
import { addDays, localTime, startOfDay } from "@errand/core/time";
import {
  downloadWalletStatement,
  getWalletStatement,
} from "@errand/core/wallet/statement.contract";
import {
  transactionName,
  type WalletFilter,
  walletKindsOf,
} from "@errand/core/wallet/transactions";
import type { WalletTransaction } from "@errand/core/wallet/wallet.contract";
import { findCustomer } from "../account/account.data.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { balanceBefore, type Period, statementOfPeriod } from "../ledger/period-statement.data.ts";
import { messageIn } from "../messages/messages.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { toTransactionResponses } from "./transaction-response.ts";

/** Statements of a wallet for a period, to print and as a CSV file. */
export function statementRoutes(api: ShopApi) {
  serve(api, getWalletStatement, async (input, { db, shopper, now }) => {
    const shop = await requireWallet();
    const { customerId } = shopper;
    const account = { kind: "customer_wallet", customerId } as const;
    const period = periodOf(input, shop.timeZone);
    const { firstName, lastName } = await findCustomer(db, customerId);
    const opening = period.from && (await balanceBefore(db, account, period.from));
    const closing = await balanceBefore(db, account, period.to);
    const data: WalletTransaction[] = [];
    for await (const batch of transactionsOf(db, customerId, input.type, period))
      data.push(...batch);
    const today = localTime(now, shop.timeZone).day;
    return {
      shop: shop.businessName,
      customer: `${firstName} ${lastName}`.trim(),
      from: input.from ?? null,
      to: input.to === undefined || input.to > today ? today : input.to,
      opening_balance: fromMinor(minor(opening ?? nothing)),
      closing_balance: fromMinor(minor(closing)),
      data,
    };
  });

  serveResponse(api, downloadWalletStatement, async (input, { db, shopper, language }, c) => {
    const { timeZone, currencyCode } = await requireWallet();
    const { from, to, type } = input;
    const batches = transactionsOf(db, shopper.customerId, type, periodOf(input, timeZone));
    async function* file() {
      yield byteOrderMark + csvRow(headings(language, currencyCode));
      for await (const batch of batches) {
        yield batch.map((entry) => csvRow(cellsOf(entry, language, timeZone))).join("");
      }
    }
    const name = ["wallet", from, to].filter(Boolean).join("-");
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="${name}.csv"`);
    return c.body(ReadableStream.from(file()).pipeThrough(new TextEncoderStream()));
  });

  async function requireWallet() {
    const shop = await api.shop();
    if (!shop.wallet) throw featureOff("wallet");
    return shop;
  }
}

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

function periodOf({ from, to }: Days, timeZone: string): Period {
  return {
    from: from === undefined ? null : startOfDay(from, timeZone),
    to: to === undefined ? null : startOfDay(addDays(to, 1), timeZone),
  };
}

async function* transactionsOf(
  db: Database,
  customerId: number,
  type: WalletFilter,
  period: Period,
): AsyncGenerator<WalletTransaction[]> {
  const account = { kind: "customer_wallet", customerId } as const;
  const batches = statementOfPeriod(db, account, { ...period, kinds: walletKindsOf(type) });
  for await (const entries of batches) yield await toTransactionResponses(db, entries);
}

const columns = [
  "date",
  "time",
  "type",
  "reference",
  "credit",
  "bonus",
  "debit",
  "balance",
  "transaction",
] as const;
const amounts: readonly string[] = ["credit", "bonus", "debit", "balance"];

function headings(language: Language, currency: string): string[] {
  return columns.map((column) => {
    const name = messageIn(language, "walletStatement", `column.${column}`);
    return amounts.includes(column) ? `${name} (${currency})` : name;
  });
}

/**
 * Date and time are those of the shop, as in the pages; amounts have a decimal point in every
 * language.
 */
function cellsOf(entry: WalletTransaction, language: Language, timeZone: string) {
  const { day, clock } = localTime(new Date(entry.created_at), timeZone);
  const cells: Record<(typeof columns)[number], string | null> = {
    date: day,
    time: clock,
    type: messageIn(language, "walletStatement", `type.${transactionName(entry)}`),
    reference: entry.reference,
    credit: entry.credit.toFixed(2),
    bonus: entry.admin_bonus.toFixed(2),
    debit: entry.debit.toFixed(2),
    balance: entry.balance.toFixed(2),
    transaction: entry.transaction_id,
  };
  return columns.map((column) => cells[column]);
}
