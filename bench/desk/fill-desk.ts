import type pg from "pg";
import { fillBooks } from "./fill-books.ts";
import { fillOrders } from "./fill-orders.ts";

/**
 * What lies at the desk of a town after a busy year: `orderCount` orders, copies of one, by
 * `customerCount` customers, and what operators, couriers, stores and applicants have left there.
 */
export async function fillDesk(client: pg.Client, templateId: number): Promise<void> {
  await client.query("set statement_timeout = 0");
  // Triggers would check row by row what is true of all of them.
  await client.query("set session_replication_role = replica");
  await fillOrders(client, templateId);
  for (const fill of fills) await client.query(fill);
  await fillBooks(client);
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
  // Else PostgreSQL writes what was filled while the lists are measured.
  await client.query("checkpoint");
}

const fills = [
  // Runs of up to three orders.
  `with made as (
      insert into runs (extra_stop_fee, cap, if_refused, window_from, window_to, created_at)
      select 80, 1000, 'bring_rest', placed_at + interval '40 minutes', placed_at + interval '1 hour', placed_at
      from plan where kind = 'cart' and n % 60 = 0 returning id, created_at)
    update orders set run_id = made.id from plan
    join plan as first on first.n = plan.n - plan.n % 60 join made on made.created_at = first.placed_at
    where orders.id = plan.id and plan.kind = 'cart' and plan.n % 60 < 3`,
  // Refunds: of 2,000, 100 wait; some stores dispute theirs.
  `insert into refund_requests (order_id, amount, method, state, reason, borne_by, created_at, updated_at)
    select id, 100, case when n % 2 = 0 then 'wallet' else 'manual' end,
      case when place <= 100 then 'pending' when place % 5 = 0 then 'rejected' else 'approved' end, 'Cold',
      case when place > 100 and place % 5 > 0 then 'store' end, placed_at, placed_at
    from (select *, row_number() over (order by id desc) as place from plan where state = 'refunded') as refunded`,
  `insert into refund_disputes (request_id, store_id, state, reason, at, decided_at)
    select request.id, store_id, case when request.id % 4 = 0 then 'open' else 'upheld' end, 'It was hot', created_at,
      case when request.id % 4 > 0 then created_at end
    from refund_requests as request join plan on plan.id = order_id
    where request.state = 'approved' and request.id % 3 = 0`,
  `insert into incidents (kind, order_id, courier_id, reason, at)
    select (array['not_accepted', 'no_courier', 'cancel_requested', 'job_unassigned', 'job_failed', 'job_incident'])[1 + n / 20 % 6],
      id, courier_id, 'A flat tyre', placed_at + interval '20 minutes'
    from plan where kind <> 'trip' and n % 20 < 2`,
  `insert into reviews (store_id, customer_id, order_id, customer_name, rating, comment, report_reason, reported_at,
      moderated_at, hidden_reason, created_at)
    select store_id, customer_id, id, 'Ada B.', 1 + n % 5, '{"en": "Arrived warm, in time.", "fr": ""}',
      case when n % 150 = 0 then 'Rude' end, case when n % 150 = 0 then placed_at + interval '1 day' end,
      case when n % 300 = 0 then placed_at + interval '2 days' end, case when n % 300 = 0 then 'Rude' end,
      placed_at + interval '1 hour'
    from plan where kind = 'cart' and state = 'delivered' and n % 2 = 0`,
  `insert into audit_log (staff_id, staff_kind, staff_name, action, subject, after, address, at)
    select 1 + n % 40, 'operator', 'Grace Hopper', 'POST /desk/orders/{id}/assign', 'order:' || id,
      '{"courier_id": 1}', '192.0.2.1', placed_at + interval '30 minutes'
    from plan cross join generate_series(1, 2)`,
  // Partners: most applications are decided.
  `insert into partner_applications (kind, status, language, first_name, last_name, email, phone, email_verification,
      phone_verification, password_hash, zone_id, courier, reason, created_at, submitted_at, decided_at)
    select 'courier', case when n % 50 = 0 then 'submitted' else 'refused' end, 'fr', 'Max', 'Bench ' || n,
      'applicant-' || n || '@bench.example', '+3361' || lpad(n::text, 7, '0'),
      case when n % 100 = 0 then 'waiting' else 'verified' end, 'verified', 'none', zone_id,
      '{"identityType": "passport", "identityNumber": "1", "vehicleId": 1, "freelance": true}', 'Blurred',
      placed_at, placed_at, case when n % 50 > 0 then placed_at end
    from plan where n <= 10000`,
  `insert into staff_members (kind, name, email, password_hash, role_id, store_id, blocked)
    select 'store_staff', 'Alan Bench ' || place, 'staff-' || place || '@bench.example', 'none', role.id, store.id, false
    from stores as store cross join generate_series(1, 10) as n
    cross join lateral (select store.id * 10 + n as place) as numbered
    cross join (select id from staff_roles where kind = 'store_staff' and key = 'kitchen') as role
    join modules on modules.id = store.module_id and modules.type <> 'rental'`,
  `insert into courier_papers (courier_id, kind, number, valid_until, state, created_at)
    select id, kind, 'FR' || id, current_date + 100, case when id % 6 = 0 then 'waiting' else 'accepted' end, now()
    from couriers cross join unnest(array['identity', 'licence', 'insurance', 'vehicle']) as kind`,
  // Chats of customers with the desk, and with the stores and couriers of their orders.
  `insert into conversations (customer_id, receiver_type, receiver_id, last_message_at)
    select customer_id, 'admin', 0, max(placed_at) from plan where n % 4 = 0 group by customer_id
    union all
    select customer_id, 'vendor', store_id, max(placed_at) from plan where n % 20 = 1 and kind = 'cart' group by 1, 3
    union all
    select customer_id, 'delivery_man', courier_id, max(placed_at) from plan
    where n % 10 = 3 and courier_id is not null group by 1, 3`,
  `insert into chat_messages (conversation_id, sender, text, seen_at, created_at)
    select id, case when n % 2 = 0 then 'customer' else receiver_type end, 'Where is my order, message ' || n,
      case when id % 50 > 0 then last_message_at end, last_message_at
    from conversations cross join generate_series(1, 4) as n order by id, n`,
  `update conversations set last_message_id = (
    select max(message.id) from chat_messages as message where conversation_id = conversations.id)`,
  `insert into jobs.job (name, data, state, source_name, source_id, source_root_id, source_retry_count, source_output)
    select 'dead-letters', '{}', 'created', 'order-message', gen_random_uuid(), gen_random_uuid(), 5, '{"message": "Refused"}'
    from generate_series(1, 900)`,
  // Marketing, and who has changed it.
  `insert into coupons (module_id, title, code, type, discount, discount_kind, starts, expires, store_id)
    select modules.id, jsonb_build_object('en', 'Coupon ' || n, 'fr', 'Bon ' || n), 'BENCH' || n, 'default', 1000,
      'percent', current_date - n % 300, current_date - n % 300 + 30, null
    from generate_series(1, 3000) as n join modules on modules.id = 1 + n % 4`,
  `insert into advertisements (store_id, title, description, starts, ends)
    select store_id, '{"en": "Fresh", "fr": "Frais"}', '{"en": "Every day", "fr": "Chaque jour"}',
      current_date - (n % 300)::integer, current_date - (n % 300)::integer + 30
    from plan where kind = 'cart' and n % 90 = 0`,
  `insert into broadcasts (title, description, receivers, send_at, sent_at, sent_count)
    select '{"en": "Hello", "fr": "Bonjour"}', '{"en": "Sunny", "fr": "Ensoleillé"}', receivers, placed_at, placed_at, 9
    from plan cross join lateral (select '{"audience": "customers"}'::jsonb as receivers) as to_all where n % 100 = 7`,
  `insert into entry_changes (path, version, at, by, diff)
    select 'coupons/1', n, now() - n * interval '1 hour', '{"id": 1, "kind": "operator", "name": "Grace Hopper"}', '[]'
    from generate_series(2, 2000) as n`,
];
