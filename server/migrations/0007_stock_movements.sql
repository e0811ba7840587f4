CREATE TABLE "item_popularity" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"before" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "item_wishlist_counts" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "store_popularity" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"before" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "stock_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"variation_id" bigint,
	"flash_sale_id" bigint,
	"quantity" integer NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_units_key" UNIQUE NULLS NOT DISTINCT("item_id","variation_id","flash_sale_id"),
	CONSTRAINT "stock_units_quantity" CHECK ("stock_units"."quantity" >= 0),
	CONSTRAINT "stock_units_kind" CHECK ("stock_units"."variation_id" is null or "stock_units"."flash_sale_id" is null)
);--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"sequence" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_cause" UNIQUE("cause","sequence","unit_id"),
	CONSTRAINT "stock_movements_quantity" CHECK (case "stock_movements"."kind"
        when 'order_placed' then "stock_movements"."quantity" < 0 and "stock_movements"."sequence" = 1
        when 'order_retried' then "stock_movements"."quantity" < 0 and "stock_movements"."sequence" > 1 and "stock_movements"."sequence" % 2 = 1
        when 'order_released' then "stock_movements"."quantity" > 0 and "stock_movements"."sequence" % 2 = 0
        else "stock_movements"."quantity" <> 0 and "stock_movements"."sequence" = 1 end)
);--> statement-breakpoint
ALTER TABLE "flash_sale_items" DROP CONSTRAINT "flash_sale_items_stock";--> statement-breakpoint
ALTER TABLE "item_variations" DROP CONSTRAINT "item_variations_stock";--> statement-breakpoint
ALTER TABLE "items" DROP CONSTRAINT "items_stock";--> statement-breakpoint
ALTER TABLE "item_popularity" ADD CONSTRAINT "item_popularity_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_wishlist_counts" ADD CONSTRAINT "item_wishlist_counts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_popularity" ADD CONSTRAINT "store_popularity_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_unit_id_stock_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "stock_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_unit_id_id_index" ON "stock_movements" USING btree ("unit_id","id");--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_stock" CHECK ("flash_sale_items"."stock" >= 0);--> statement-breakpoint
ALTER TABLE "item_variations" ADD CONSTRAINT "item_variations_price" CHECK ("item_variations"."price" >= 0);--> statement-breakpoint

-- What is left of everything becomes its stock unit. An item with variations has only theirs.
insert into stock_units (item_id, variation_id, quantity)
select item_id, id, stock from item_variations order by item_id, id;--> statement-breakpoint
insert into stock_units (item_id, quantity)
select id, stock from items
where stock is not null and not exists (select 1 from item_variations v where v.item_id = items.id)
order by id;--> statement-breakpoint
insert into stock_units (item_id, flash_sale_id, quantity)
select item_id, flash_sale_id, stock - sold from flash_sale_items order by item_id, flash_sale_id;--> statement-breakpoint

-- Orders of before get their movements, so that they can return what they took. The opening balance of a
-- unit is what is left and what these orders hold. The stock of a removed variation has no unit.
create temporary table taken as
with held as (
  select l.order_id, l.item_id, l.variation_id, null::bigint as flash_sale_id, l.quantity
  from order_lines l
  where l.variation_id is not null or not jsonb_path_exists(l.choices, '$[*].variation')
  union all
  select l.order_id, l.item_id, null, l.flash_sale_id, l.quantity
  from order_lines l where l.flash_sale_id is not null
)
select u.id as unit_id, o.id as order_id, c.restocked, o.created_at, o.updated_at, sum(h.quantity)::integer as quantity
from held h
join orders o on o.id = h.order_id
join cart_orders c on c.order_id = o.id
join stock_units u on u.item_id = h.item_id
  and u.variation_id is not distinct from h.variation_id
  and u.flash_sale_id is not distinct from h.flash_sale_id
group by u.id, o.id, c.order_id;--> statement-breakpoint
insert into stock_movements (unit_id, quantity, kind, cause, at)
select u.id, u.quantity + coalesce(sum(t.quantity), 0), 'opening', 'opening',
  coalesce((select min(created_at) from taken), now())
from stock_units u left join taken t on t.unit_id = u.id and not t.restocked
group by u.id having u.quantity + coalesce(sum(t.quantity), 0) > 0
order by u.id;--> statement-breakpoint
insert into stock_movements (unit_id, quantity, kind, cause, at)
select unit_id, -quantity, 'order_placed', 'order:' || order_id, created_at
from taken order by order_id, unit_id;--> statement-breakpoint
insert into stock_movements (unit_id, quantity, kind, cause, sequence, at)
select unit_id, quantity, 'order_released', 'order:' || order_id, 2, updated_at
from taken where restocked order by order_id, unit_id;--> statement-breakpoint
drop table taken;--> statement-breakpoint

insert into item_wishlist_counts (item_id, count)
select id, wishlist_count from items where wishlist_count > 0;--> statement-breakpoint
insert into item_popularity (item_id, before)
select id, popularity_before from items where popularity_before > 0;--> statement-breakpoint
insert into store_popularity (store_id, before)
select id, popularity_before from stores where popularity_before > 0;--> statement-breakpoint

ALTER TABLE "flash_sale_items" DROP COLUMN "sold";--> statement-breakpoint
ALTER TABLE "item_variations" DROP COLUMN "stock";--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "stock";--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "wishlist_count";--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "popularity_before";--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "popularity_before";--> statement-breakpoint
ALTER TABLE "cart_orders" DROP COLUMN "restocked";--> statement-breakpoint

-- Counters change often: the room in their pages lets an update stay on its page and change no index.
alter table stock_units set (fillfactor = 70);--> statement-breakpoint
alter table item_wishlist_counts set (fillfactor = 70);--> statement-breakpoint

-- Movements are appended, never changed.
create function refuse_change_of_movements() returns trigger language plpgsql as $$
begin
  raise exception 'stock_movements is append-only';
end $$;--> statement-breakpoint
create trigger append_only before update or delete or truncate on stock_movements
  for each statement execute function refuse_change_of_movements();--> statement-breakpoint

-- Customers see whether a unit is sold out, and how many are left of the last five (`fewLeft` of core). Only
-- a change of that is notified, with the store whose cached responses show it.
create function notify_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'stock:' || shown.store_id)
  from (
    select distinct i.store_id
    from old_units o join new_units n using (id) join items i on i.id = n.item_id
    where least(o.quantity, 6) <> least(n.quantity, 6) or o.closed <> n.closed
    order by i.store_id
  ) as shown;
  return null;
end $$;--> statement-breakpoint
create trigger notify_stock after update on stock_units
  referencing old table as old_units new table as new_units
  for each statement execute function notify_stock();--> statement-breakpoint

-- `item_wishlist_counts` is the current number of wishlists that contain an item. Rows change in the order of
-- their ids, so that two writers do not deadlock.
create or replace function count_written_wishlist_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into item_wishlist_counts as counts (item_id, count)
    select item_id, count(*) from written where item_id is not null group by item_id order by item_id
    on conflict (item_id) do update set count = counts.count + excluded.count;
  else
    perform 1 from item_wishlist_counts
    where item_id in (select item_id from written) order by item_id for no key update;
    update item_wishlist_counts set count = item_wishlist_counts.count - counted.entries
    from (select item_id, count(*) as entries from written where item_id is not null group by item_id) as counted
    where item_wishlist_counts.item_id = counted.item_id;
  end if;
  return null;
end $$;
