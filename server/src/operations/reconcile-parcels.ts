import { fromMinor, minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

interface ParcelRow extends Record<string, unknown> {
  id: number;
  status: string;
  paid: string;
  fee: string | null;
}

/**
 * A parcel has a cancellation exactly when it was canceled, costs a return only after its pickup,
 * and keeps no more than that fee. One line for each disagreement.
 */
export async function cancellationsOfParcels(db: Database): Promise<string[]> {
  const { rows } = await db.execute<ParcelRow>(sql`
    select o.id, o.status, o.paid, c.return_fee as fee
    from orders o join parcel_orders p on p.order_id = o.id
    left join parcel_cancellations c on c.order_id = o.id
    where (c.order_id is not null) <> (o.status in ('canceled', 'returned'))
      or (c.return_fee > 0 and o.status_timestamps -> 'picked_up' is null)
      or o.paid > c.return_fee
    order by o.id`);
  return rows.map(({ id, status, paid, fee }) => {
    const cost = fee === null ? "no cancellation" : `a return fee of ${amountText(fee)}`;
    return `parcel ${id}: it is ${status} with ${cost}, and ${amountText(paid)} is paid`;
  });
}

function amountText(amount: string): number {
  return fromMinor(minor(Number(amount)));
}
