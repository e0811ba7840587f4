import { csvRow } from "@errand/core/csv";
import { nameOfAccount } from "@errand/core/ledger/accounts";
import { fromMinor } from "@errand/core/money";
import { unsealPayoutAccount } from "../store-desk/payout-accounts.data.ts";
import { accountKindOf } from "./due-balances.data.ts";
import type { PayeeLine, RunRow } from "./payout-runs.data.ts";

const columns = [
  "line_id",
  "account",
  "name",
  "state",
  "amount",
  "currency",
  "holder",
  "iban",
  "purpose",
  "reference",
] as const;

/**
 * A run as a table. `secret` opens the IBANs of what is to be paid; without it they are masked, as
 * are those of lines that are not paid.
 */
export function payoutTable(
  run: RunRow,
  lines: PayeeLine[],
  { currency, secret }: { currency: string; secret: string | null },
): string {
  const rows = lines.map(({ line, ownerId, name, bankAccount }) => {
    const isOpened = secret !== null && line.state === "due" && line.payoutAccountId !== null;
    const iban = isOpened && bankAccount ? unsealPayoutAccount(secret, bankAccount) : null;
    const cells: Record<(typeof columns)[number], string | number | null> = {
      line_id: line.id,
      account: nameOfAccount(accountKindOf[run.kind], String(ownerId)),
      name,
      state: line.state,
      amount: fromMinor(line.amount).toFixed(2),
      currency,
      holder: bankAccount?.holder ?? null,
      iban: iban ?? bankAccount?.masked ?? null,
      // What the payee reads on the bank statement, and finds the payout by.
      purpose: `PAYOUT ${run.id}-${line.id}`,
      reference: line.reference,
    };
    return csvRow(columns.map((column) => cells[column]));
  });
  return csvRow(columns) + rows.join("");
}
