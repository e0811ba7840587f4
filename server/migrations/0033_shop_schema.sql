-- A database can have several shops, each in a schema of its own. What PostgreSQL shares in a database carries the
-- name of the schema: the channels of notifications here, advisory locks in `server/src/database/shop-schema.ts`.
-- The schema `public` keeps the plain names, because processes of the version before listen on them during an update.
create function send_notification(channel text, payload text) returns void language sql as $$
  select pg_notify(case current_schema() when 'public' then channel else current_schema() || '.' || channel end, payload)
$$;--> statement-breakpoint

create or replace function notify_tags(tags text[]) returns void language plpgsql as $$
declare payload text := (select string_agg(distinct tag, ' ') from unnest(tags) as tag);
begin
  -- A longer payload is refused; an empty one concerns everything.
  if payload is not null then
    perform send_notification('catalogue', case when octet_length(payload) < 8000 then payload else '' end);
  end if;
end $$;--> statement-breakpoint
create or replace function notify_everything() returns trigger language plpgsql as $$
begin
  perform send_notification('catalogue', '');
  return null;
end $$;--> statement-breakpoint
create or replace function notify_assortment_change() returns trigger language plpgsql as $$
begin
  perform send_notification('catalogue', 'assortment');
  return null;
end $$;--> statement-breakpoint
create or replace function notify_ended_sessions() returns trigger language plpgsql as $$
begin
  perform send_notification('sessions', customer_id::text)
  from (select distinct customer_id from ended) as customers;
  return null;
end $$;--> statement-breakpoint
create or replace function notify_blocked_customer() returns trigger language plpgsql as $$
begin
  perform send_notification('sessions', new.id::text);
  return null;
end $$;--> statement-breakpoint
create or replace function notify_ended_staff_sessions() returns trigger language plpgsql as $$
begin
  perform send_notification('sessions', 'staff:' || staff_id) from (select distinct staff_id from ended) as staff;
  return null;
end $$;--> statement-breakpoint
create or replace function notify_changed_staff() returns trigger language plpgsql as $$
begin
  perform send_notification('sessions', 'staff:' || new.id);
  return null;
end $$;--> statement-breakpoint
create or replace function notify_imports() returns trigger language plpgsql as $$
begin
  perform send_notification('imports', store_id::text) from written group by store_id;
  return null;
end $$;--> statement-breakpoint

-- Triggers name their table as their argument: `tg_table_name` is the name of a partition or of a shard where rows
-- lie in one.
create or replace function notify_catalogue_change() returns trigger language plpgsql as $$
begin
  perform send_notification('catalogue', tg_argv[0]);
  return null;
end $$;--> statement-breakpoint
create or replace function notify_catalogue_update() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    perform send_notification('catalogue', tg_argv[0]);
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace function notify_map_change() returns trigger language plpgsql as $$
begin
  perform send_notification('map', tg_argv[0]);
  return null;
end $$;--> statement-breakpoint
create or replace function update_item_search() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'stores' then
    update items set name = name where store_id = new.id;
  elsif tg_argv[0] = 'categories' then
    update items set name = name where category_id = new.id or sub_category_id = new.id;
  elsif tg_argv[0] = 'brands' then
    update items set name = name where brand_id = new.id;
  else
    update items set name = name where new.id = any(tag_ids);
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace function update_vehicle_search() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'stores' then
    update vehicles set name = name where provider_id = new.id;
  elsif tg_argv[0] = 'vehicle_categories' then
    update vehicles set name = name where category_id = new.id;
  else
    update vehicles set name = name where brand_id = new.id;
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_argv[0] using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create or replace function check_journal() returns trigger language plpgsql as $$
declare
  journal bigint;
begin
  if tg_argv[0] = 'ledger_journals' then journal := new.id; else journal := new.journal_id; end if;
  if not exists (select 1 from ledger_postings where journal_id = journal) then
    raise exception 'ledger journal % has no postings', journal using errcode = 'check_violation';
  end if;
  if exists (
    select 1 from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where p.journal_id = journal group by a.unit having sum(p.amount) <> 0
  ) then
    raise exception 'ledger journal % does not sum to zero', journal using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace function check_payment_allocations() returns trigger language plpgsql as $$
declare
  payment payments%rowtype;
  changed bigint;
begin
  if tg_argv[0] = 'payments' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.payment_id;
  else changed := new.payment_id; end if;
  select * into payment from payments where id = changed;
  if payment.id is not null and payment.amount * (payment.purpose <> 'add_fund')::int
    <> (select coalesce(sum(amount), 0) from payment_allocations where payment_id = payment.id) then
    raise exception 'the shares of payment % do not sum to its amount', payment.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace function refuse_deleted_customer() returns trigger language plpgsql as $$
begin
  perform 1 from customers where id = new.customer_id and deleted_at is null for key share;
  if not found then
    raise exception 'customer % is deleted', new.customer_id
      using errcode = 'foreign_key_violation', constraint = tg_argv[0] || '_customer_id';
  end if;
  return new;
end $$;--> statement-breakpoint
-- Checked now, because a trigger with pending events cannot be replaced.
set constraints all immediate;--> statement-breakpoint
set constraints all deferred;--> statement-breakpoint
do $$
declare
  found record;
  definition text;
begin
  for found in
    select c.relname, t.tgname, t.tgconstraint <> 0 as is_constraint, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_proc p on p.oid = t.tgfoid
    where n.nspname = current_schema() and not t.tgisinternal and t.tgnargs = 0
      and p.pronamespace = n.oid and p.proname = any('{notify_catalogue_change,notify_catalogue_update,notify_map_change,
        update_item_search,update_vehicle_search,refuse_ledger_change,check_journal,check_payment_allocations,
        refuse_deleted_customer}')
    order by c.relname, t.tgname
  loop
    definition := regexp_replace(found.definition, '\(\)$', format('(%L)', found.relname));
    if found.is_constraint then
      execute format('drop trigger %I on %I', found.tgname, found.relname);
    else
      definition := regexp_replace(definition, '^CREATE', 'CREATE OR REPLACE');
    end if;
    execute definition;
  end loop;
end $$;--> statement-breakpoint

-- Of the rows of a statement, only arrays meet other tables: a database of several nodes (Citus) cannot join a
-- transition table with a distributed one.
create or replace function notify_written_variations() returns trigger language plpgsql as $$
declare item_ids bigint[] := array(select distinct item_id from written);
begin
  perform notify_tags(array(
    select unnest(array['items:' || i.store_id, 'item:' || i.id]) from items i where i.id = any(item_ids)
  ));
  return null;
end $$;--> statement-breakpoint
create or replace function notify_written_sale_items() returns trigger language plpgsql as $$
declare item_ids bigint[] := array(select distinct item_id from written);
begin
  perform notify_tags(array(
    select unnest(array['items:' || i.store_id, 'prices:' || i.zone_id, 'item:' || i.id])
    from items i where i.id = any(item_ids)
  ));
  return null;
end $$;--> statement-breakpoint
create or replace function notify_written_units() returns trigger language plpgsql as $$
declare item_ids bigint[] := array(select distinct item_id from written);
begin
  perform notify_tags(array(
    select unnest(array['item:' || i.id, 'stock:' || i.store_id, 'items:' || i.store_id, 'prices:' || i.zone_id])
    from items i where i.id = any(item_ids)
  ));
  return null;
end $$;--> statement-breakpoint
create or replace function notify_stock() returns trigger language plpgsql as $$
declare
  changed bigint[];
  shown_otherwise bigint[];
  sale_changed bigint[];
begin
  select
    array_agg(n.item_id),
    array_agg(n.item_id) filter (where least(o.quantity, 6) <> least(n.quantity, 6) or o.closed <> n.closed),
    array_agg(n.item_id) filter (where n.flash_sale_id is not null
      and ((o.quantity > 0) <> (n.quantity > 0) or o.closed <> n.closed))
  into changed, shown_otherwise, sale_changed
  from old_units o join new_units n using (id)
  where o.quantity <> n.quantity or o.closed <> n.closed;
  if changed is not null then
    perform notify_tags(array(
      select unnest(
        array['item:' || i.id] ||
        case when i.id = any(shown_otherwise) then array['stock:' || i.store_id] else '{}' end ||
        case when i.id = any(sale_changed) then array['items:' || i.store_id, 'prices:' || i.zone_id] else '{}' end
      )
      from items i where i.id = any(changed)
    ));
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace function count_written_wishlist_entries() returns trigger language plpgsql as $$
declare
  -- In the order of their ids, so that two writers do not deadlock.
  item_ids bigint[] := array(select item_id from written where item_id is not null group by item_id order by item_id);
  entries bigint[] := array(select count(*) from written where item_id is not null group by item_id order by item_id);
begin
  if tg_op = 'INSERT' then
    insert into item_wishlist_counts as counts (item_id, count)
    select item_id, added from unnest(item_ids, entries) as counted (item_id, added) order by item_id
    on conflict (item_id) do update set count = counts.count + excluded.count;
  else
    perform 1 from item_wishlist_counts where item_id = any(item_ids) order by item_id for no key update;
    update item_wishlist_counts set count = item_wishlist_counts.count - counted.removed
    from unnest(item_ids, entries) as counted (item_id, removed)
    where item_wishlist_counts.item_id = counted.item_id;
  end if;
  return null;
end $$;
