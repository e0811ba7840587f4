-- What an order adds goes to partitions; orders themselves are one table (decision 040). The tables of before become
-- partitions as they are: nothing is copied, only primary keys are built anew.

-- By month: the lines and the transitions of orders, in ranges of the ids of orders, which grow with time. The ranges
-- of both are the same, and the last one has no end, so that there is a partition for every order. Each holds about
-- as many orders as a month has (`server/src/history/prepare-partitions.ts`).
alter table order_lines rename to order_lines_from_0;--> statement-breakpoint
alter table order_lines_from_0 drop constraint order_lines_pkey;--> statement-breakpoint
drop index order_lines_order_id_index;--> statement-breakpoint
alter table order_transitions rename to order_transitions_from_0;--> statement-breakpoint
alter table order_transitions_from_0 drop constraint order_transitions_pkey;--> statement-breakpoint
drop index order_transitions_order_id_id_index;--> statement-breakpoint
alter index order_transitions_canceled rename to order_transitions_from_0_canceled;--> statement-breakpoint
drop trigger permanent on order_transitions_from_0;--> statement-breakpoint
do $$
declare
  name text;
  next_id bigint;
  bound bigint;
begin
  select last_value into bound from orders_id_seq;
  bound := bound + greatest(10000, (select count(*) from orders where created_at > now() - interval '30 days'));
  foreach name in array array['order_lines', 'order_transitions'] loop
    next_id := nextval(name || '_id_seq');
    -- Drops the sequence, too.
    execute format('alter table %I alter column id drop identity', name || '_from_0');
    execute format('create table %I (like %I including defaults including constraints) partition by range (order_id)',
      name, name || '_from_0');
    execute format('alter table %1$I alter column id add generated always as identity (sequence name %2$I start with %3$s),
      add constraint %4$I primary key (order_id, id)', name, name || '_id_seq', next_id, name || '_order_id_id_pk');
  end loop;
  alter table order_lines
    add constraint order_lines_order_id_orders_id_fk foreign key (order_id) references orders on delete cascade,
    add constraint order_lines_item_id_items_id_fk foreign key (item_id) references items,
    add constraint order_lines_variation_id_item_variations_id_fk foreign key (variation_id)
      references item_variations on delete set null;
  alter table order_transitions
    add constraint order_transitions_order_id_orders_id_fk foreign key (order_id) references orders;
  create unique index order_transitions_canceled on order_transitions (order_id) where "to" = 'canceled';
  foreach name in array array['order_lines', 'order_transitions'] loop
    execute format('alter table %I attach partition %I for values from (minvalue) to (%s)', name, name || '_from_0', bound);
    execute format('create table %I partition of %I for values from (%s) to (maxvalue)',
      name || '_from_' || bound, name, bound);
  end loop;
end $$;--> statement-breakpoint
create trigger permanent before update or delete on order_transitions
  for each row execute function refuse_transition_change();--> statement-breakpoint

-- By day: what is needed for a day. Each table has one partition for every third day, and a job empties that of
-- tomorrow, whose rows are then more than a day old: none is ever missing, and nothing deletes rows one by one.
do $$
declare
  today int := extract(epoch from now())::bigint / 86400 % 3;
  name text;
  old text;
  next_id bigint := nextval('order_events_id_seq');
begin
  foreach name in array array['idempotency_keys', 'order_events'] loop
    old := name || '_' || today;
    execute format('alter table %I rename to %I', name, old);
    execute format('drop index %I', name || '_created_at_index');
    execute format('alter table %I drop constraint %I', old,
      case name when 'order_events' then 'order_events_pkey' else 'idempotency_keys_scope_key_pk' end);
    -- A constant, which no row has to store.
    execute format('alter table %I add column day_slot smallint not null default %s', old, today);
  end loop;
  drop index order_events_order_id_id_index;
  execute format('alter index order_events_transaction_index rename to order_events_%s_transaction_index', today);
  execute format('alter table order_events_%s alter column id drop identity', today);
  foreach name in array array['idempotency_keys', 'order_events'] loop
    execute format('create table %I (like %I including defaults) partition by list (day_slot)', name, name || '_' || today);
    execute format('alter table %I alter column day_slot set default (extract(epoch from now())::bigint / 86400 %% 3)', name);
  end loop;
  alter table idempotency_keys add constraint idempotency_keys_scope_key_day_slot_pk primary key (scope, key, day_slot);
  execute format('alter table order_events
    alter column id add generated always as identity (sequence name order_events_id_seq start with %s)', next_id);
  alter table order_events
    add constraint order_events_order_id_id_day_slot_pk primary key (order_id, id, day_slot),
    add constraint order_events_order_id_orders_id_fk foreign key (order_id) references orders on delete cascade;
  create index order_events_transaction_index on order_events (transaction);
  foreach name in array array['idempotency_keys', 'order_events'] loop
    for slot in 0..2 loop
      execute format(case slot when today then 'alter table %1$I attach partition %2$I for values in (%3$s)'
        else 'create table %2$I partition of %1$I for values in (%3$s)' end, name, name || '_' || slot, slot);
    end loop;
  end loop;
end $$;
--> statement-breakpoint

-- The trigger of archived partitions. What a person wrote may be erased, and a deleted variation is no longer
-- referred to; that transitions are permanent holds as before.
create function refuse_archived_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - array['variation_id', 'reason', 'note']
    = to_jsonb(old) - array['variation_id', 'reason', 'note']
  then
    return new;
  end if;
  raise exception 'the order is archived' using errcode = 'EA001';
end
$$;
