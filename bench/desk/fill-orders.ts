import type pg from "pg";

/** Purchases of a town that has been busy for a year, made by SQL as copies of one order. */

export const orderCount = 100_000;
export const customerCount = 50_000;
const courierCount = 300;
/** The newest orders, which are not over. */
const activeCount = 600;

/** The people, and the orders with what belongs to every one of them. */
export async function fillOrders(client: pg.Client, templateId: number): Promise<void> {
  await fillPeople(client);
  await planOrders(client);
  await copyOrders(client, templateId);
  await fillKinds(client, templateId);
  await fillTransitions(client);
  await fillPayments(client);
}

async function fillPeople(client: pg.Client) {
  await client.query(
    `insert into customers (first_name, last_name, phone, email, created_at)
      select (array['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara'])[1 + n % 5], 'Bench ' || n,
        '+336' || lpad(n::text, 8, '0'), 'customer-' || n || '@bench.example',
        now() - n * interval '10 minutes'
      from generate_series(1, $1::integer) as n`,
    [customerCount],
  );
  await client.query(
    `insert into couriers (first_name, last_name, phone, vehicle, active)
      select 'Max', 'Bench ' || n, '+337' || lpad(n::text, 8, '0'), '{"en": "Bicycle", "fr": "Vélo"}', n % 4 > 0
      from generate_series(1, $1::integer) as n`,
    [courierCount],
  );
}

/**
 * What each order is, in a table of this connection that all others are filled from. Of a hundred,
 * 85 are of stores, ten parcels and five trips.
 */
async function planOrders(client: pg.Client) {
  await client.query(
    `create temporary table plan as
      select n, kind, state, shop.id as store_id, shop.module_id, shop.zone_id, placed_at,
        nextval(pg_get_serial_sequence('orders', 'id')) as id,
        customers.ids[1 + n * 7919 % array_length(customers.ids, 1)] as customer_id,
        case when state not in ('pending', 'confirmed', 'processing') and kind <> 'trip'
          then couriers.ids[1 + n * 31 % array_length(couriers.ids, 1)] end as courier_id
      from (
        select n, n > $1::integer - $2::integer as active,
          case when n % 100 < 85 then 'cart' when n % 100 < 95 then 'parcel' else 'trip' end as kind,
          now() - case when n > $1 - $2 then ($1 - n + 1) * interval '6 seconds'
            else interval '1 hour' + ($1 - n) * interval '5 minutes' end as placed_at
        from generate_series(1, $1) as n
      ) as numbered
      cross join lateral (
        select case when active and kind = 'trip' then (array['pending', 'confirmed', 'ongoing'])[1 + n % 3]
          when active then
            (array['pending', 'confirmed', 'processing', 'accepted', 'handover', 'picked_up'])[1 + n % 6]
          when n % 17 = 0 then 'canceled'
          when kind = 'trip' then 'completed'
          when n % 61 = 0 then 'failed'
          when n % 40 = 0 and kind = 'cart' then 'refunded'
          else 'delivered' end as state
      ) as stated
      cross join lateral (select array_agg(id) as ids from customers where email like '%@bench.example') as customers
      cross join lateral (select array_agg(id) as ids from couriers where last_name like 'Bench %') as couriers
      join (
        select stores.id, module_id, zone_id, sold.kind,
          row_number() over (partition by sold.kind order by stores.id) - 1 as place,
          count(*) over (partition by sold.kind) as places
        from stores join modules on modules.id = module_id
        cross join lateral (values ('cart'), ('parcel'), ('trip')) as sold (kind)
        where (modules.type = 'rental') = (sold.kind = 'trip')
      ) as shop using (kind)
      where shop.place = n * 1009 % shop.places`,
    [orderCount, activeCount],
  );
  await client.query("create unique index on plan (id)");
  await client.query("analyze plan");
}

const varied = [
  ...["id", "kind", "customer_id", "guest_id", "module_id", "zone_id", "courier_id", "status"],
  ...["status_timestamps", "schedule_at", "paid", "payment_method", "payment_status"],
  ...["contact_name", "contact_number", "contact_email", "created_at", "updated_at"],
];

async function copyOrders(client: pg.Client, templateId: number) {
  const copied = await columnsOf(client, "orders", varied);
  await client.query(
    `insert into orders (${varied.join(", ")}, ${copied}) overriding system value
      select plan.id, plan.kind, case when plan.n % 10 > 0 then plan.customer_id end,
        case when plan.n % 10 = 0 then template.guest_id end,
        case when plan.kind = 'parcel' then parcel.id else plan.module_id end,
        plan.zone_id, plan.courier_id, plan.state,
        jsonb_build_object('pending', plan.placed_at, plan.state, plan.placed_at + interval '40 minutes')
          || case when plan.state = 'refunded' then jsonb_build_object('delivered', plan.placed_at
            + interval '40 minutes', 'refund_requested', plan.placed_at + interval '1 day') else '{}' end,
        plan.placed_at, case when plan.state in ('delivered', 'completed') then template.amount else 0 end,
        case when plan.n % 20 = 0 then 'offline_payment' else template.payment_method end,
        case when plan.state in ('delivered', 'completed') then 'paid' else 'unpaid' end,
        customers.first_name || ' ' || customers.last_name, customers.phone, customers.email,
        plan.placed_at, plan.placed_at + interval '40 minutes', ${qualified("template", copied)}
      from plan join customers on customers.id = plan.customer_id
      cross join (select id from modules where type = 'parcel' limit 1) as parcel
      cross join (select * from orders where id = $1) as template`,
    [templateId],
  );
}

/** What orders of stores, parcels and trips have beside it. */
async function fillKinds(client: pg.Client, templateId: number) {
  const ofStore = await columnsOf(client, "cart_orders", ["order_id", "store_id", "type"]);
  await client.query(
    `insert into cart_orders (order_id, store_id, type, ${ofStore})
      select plan.id, plan.store_id, case when plan.n % 7 = 0 then 'take_away' else 'delivery' end,
        ${qualified("template", ofStore)}
      from plan cross join (select * from cart_orders where order_id = $1) as template
      where plan.kind = 'cart'`,
    [templateId],
  );
  const ofLine = await columnsOf(client, "order_lines", ["id", "order_id"]);
  await client.query(
    `insert into order_lines (order_id, ${ofLine})
      select plan.id, ${qualified("template", ofLine)}
      from plan join order_lines as template on template.order_id = $1
      where plan.kind = 'cart'`,
    [templateId],
  );
  await client.query(
    `insert into parcel_orders (order_id, charge_payer)
      select id, case when n % 3 = 0 then 'receiver' else 'sender' end from plan where kind = 'parcel'`,
  );
  await client.query(
    `insert into trip_orders (order_id, provider_id, pickup_zone_id, rental_type, pickup, destination,
        pickup_time, hours, meters, minutes, ends_at)
      select plan.id, store_id, plan.zone_id, 'hourly', place, place,
        placed_at + interval '1 day', 3, 5000, 20, placed_at + interval '27 hours'
      from plan join stores on stores.id = store_id
      cross join lateral (
        select jsonb_build_object('lat', latitude, 'lng', longitude, 'name', address, 'type', null) as place
      ) as there
      where kind = 'trip'`,
  );
}

async function fillTransitions(client: pg.Client) {
  await client.query(
    `insert into order_transitions (order_id, "from", "to", actor_kind, at)
      select id, null, 'pending', 'customer', placed_at from plan
      union all
      select id, 'pending', state, case when kind = 'cart' then 'store' else 'customer' end,
        placed_at + interval '40 minutes'
      from plan where state <> 'pending'`,
  );
}

/** Each order that arrived was paid. */
async function fillPayments(client: pg.Client) {
  await client.query(
    `with paid as (
        insert into payments (public_id, purpose, method, amount, currency, state, created_at, succeeded_at)
        select 'bench-' || orders.id, 'order', orders.payment_method, amount, currency_code, 'succeeded',
          placed_at, placed_at
        from plan join orders using (id) where state in ('delivered', 'refunded')
        returning id, public_id, amount
      )
      insert into payment_allocations (payment_id, order_id, amount)
      select id, substring(public_id from 7)::bigint, amount from paid`,
  );
  await client.query(
    `insert into offline_payments (order_id, state, method, answers, reported_at)
      select id, case when state = 'pending' then 'pending' when n % 3 = 0 then 'denied' else 'verified' end,
        '{"id": 1, "name": {"en": "Transfer", "fr": "Virement"}, "fields": [], "inputs": []}', '[]', placed_at
      from plan where n % 20 = 0`,
  );
}

/** The other columns of a table, as SQL lists them. */
async function columnsOf(client: pg.Client, table: string, without: string[]): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = current_schema and table_name = $1 and column_name <> all ($2)`,
    [table, without],
  );
  return rows[0]?.names ?? "";
}

function qualified(table: string, columns: string): string {
  return columns
    .split(", ")
    .map((column) => `${table}.${column}`)
    .join(", ");
}
