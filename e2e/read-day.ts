import { withCommandDatabase } from "@errand/server/database/command-database";

// Runs beside a started shop, with its ERRAND_DATA_DIR: prints what a courier's day has left of its
// orders, without ids and times, so that two days can be compared.
// `node e2e/read-day.ts <courier id> <order id>…`.
const [courierId = 0, ...orderIds] = process.argv.slice(2).map(Number);
const ids = orderIds.join(", ");
const causes = orderIds.map((id) => `'order:${id}'`).join(", ");

const queries = {
  orders: `select status, amount, paid, payment_status, courier_id = ${courierId} as is_own
    from orders where id in (${ids}) order by id`,
  transitions: `select order_id, "from", "to", actor_kind, reason
    from order_transitions where order_id in (${ids}) order by order_id, id`,
  reports: `select order_id, kind, reason, note from job_reports
    where order_id in (${ids}) and courier_id = ${courierId} order by id`,
  incidents: `select order_id, kind, reason, note from incidents where order_id in (${ids}) order by id`,
  photos: `select count(*) from private_files where subject in (${causes})
    or subject in (select 'incident:' || id from incidents where order_id in (${ids}))`,
  ledger: `select cause, journals.kind, accounts.kind as account, amount
    from ledger_postings postings
    join ledger_journals journals on journals.id = postings.journal_id
    join ledger_accounts accounts on accounts.id = postings.account_id
    where substring(cause from '^order:[0-9]+') in (${causes}) order by cause, account, amount`,
  stock: `select cause, sequence, kind, quantity from stock_movements where cause in (${causes}) order by id`,
};

await withCommandDatabase(async (_db, pool) => {
  const rows = Object.entries(queries).map(async ([name, query]) => {
    return [name, (await pool.query(query)).rows];
  });
  process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(rows)), nameOrders));
});

/** Writes the turn of an order in place of its id. */
function nameOrders(_key: string, value: unknown) {
  if (typeof value !== "string" && typeof value !== "number") return value;
  const named = (id: string) => String(orderIds.indexOf(Number(id)) + 1);
  return String(value).replace(/\d{5,}/, (id) => (orderIds.includes(Number(id)) ? named(id) : id));
}
