import { csvRow } from "@errand/core/csv";
import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { parseAccountName } from "@errand/core/ledger/accounts";
import { listLedger, readDeskStatement } from "@errand/core/payouts/desk-ledger.contract";
import { addDays, startOfDay } from "@errand/core/time";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import { readStatement } from "../ledger/read-statement.ts";
import { requireAllZones } from "../requests/require-all-zones.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { asksForTable, sendTable } from "../requests/table-response.ts";
import {
  countJournals,
  type LedgerFilter,
  type ListedJournal,
  readAccountNames,
  readBalances,
  readJournals,
  toCondition,
} from "./ledger.data.ts";

type Filter = Omit<z.output<typeof listLedger.input>, "limit" | "offset">;

/** The most journals of a table. */
const maxRows = 50_000;

/** The books of the shop, as operators read them (contract 7.11). */
export function deskLedgerRoutes(api: ShopApi) {
  serveResponse(api, listLedger, async ({ limit, offset, ...input }, ctx, c) => {
    const { db, staff, language, address, now } = ctx;
    requireAllZones(staff);
    const { timeZone } = await api.shop();
    const filter = toFilter(input, timeZone);
    const condition = await toCondition(db, filter);
    if (asksForTable(c)) {
      const journals = await readJournals(db, condition, { limit: maxRows + 1, offset: 0 });
      if (journals.length > maxRows) throw new AppError("export_too_large");
      await api.recordAudit(db, {
        ...{ staff, address, at: now },
        action: listLedger.path,
        subject: "ledger",
        after: { ...statedFilter(input), rows: journals.length },
      });
      return sendTable(c, "ledger", ledgerTable(journals));
    }
    const paging = { limit, offset: (offset - 1) * limit };
    const [journals, total, balances] = await Promise.all([
      readJournals(db, condition, paging),
      countJournals(db, condition),
      // Sums all accounts: a list shows them once.
      offset === 1 ? readBalances(db, filter) : [],
    ]);
    const names = await readAccountNames(
      db,
      journals.flatMap(({ postings }) => postings),
      language,
    );
    return c.json(
      listLedger.reply.parse({
        ...{ total_size: total, limit, offset, balances },
        journals: journals.map(({ at, orderId, orderKind, postings, ...journal }) => ({
          ...journal,
          at: at.toISOString(),
          order_id: orderId,
          order_kind: orderKind,
          postings: postings.map(({ account, unit, amount }) => ({
            ...{ account, unit, amount },
            name: names.get(account) ?? null,
          })),
        })),
      }),
    );
  });

  serve(api, readDeskStatement, async ({ id, month }, { db, language }) => {
    const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, id));
    if (!store) throw new AppError("store_not_found");
    const { timeZone } = await api.shop();
    return {
      ...(await readStatement(db, id, month, timeZone)),
      store: { id, name: localize(store.name, language) },
    };
  });
}

/** Throws `ledger_account_unknown`, and `figures_range_invalid` for an end before the start. */
function toFilter({ account, kind, order_id, from, to }: Filter, timeZone: string): LedgerFilter {
  const parsed = account === undefined ? null : parseAccountName(account);
  if (account !== undefined && parsed === null) {
    throw new AppError("ledger_account_unknown", { field: "account" });
  }
  if (from !== undefined && to !== undefined && to < from) {
    throw new AppError("figures_range_invalid", { field: "to" });
  }
  return {
    account: parsed,
    kind,
    orderId: order_id,
    from: from === undefined ? null : startOfDay(from, timeZone),
    to: to === undefined ? null : startOfDay(addDays(to, 1), timeZone),
  };
}

function statedFilter(filter: Filter) {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** A row for each posting, with times in UTC. Amounts stay numbers below zero as well. */
function ledgerTable(journals: ListedJournal[]): string {
  const header = ["journal", "at", "kind", "cause", "order_id", "account", "unit", "amount"];
  const rows = journals.flatMap(({ id, at, kind, cause, orderId, postings }) =>
    postings.map(({ account, unit, amount }) =>
      csvRow([id, at.toISOString(), kind, cause, orderId, account, unit, amount]),
    ),
  );
  return csvRow(header) + rows.join("");
}
