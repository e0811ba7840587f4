-- Notifications on the catalogue channel name what changed, as tags (`server/src/caching/tags.ts`): a frequent
-- change, such as an order, drops only the cached values that show it. The other tables still send their name,
-- which concerns every cached value.
create function notify_tags(tags text[]) returns void language plpgsql as $$
declare payload text := (select string_agg(distinct tag, ' ') from unnest(tags) as tag);
begin
  -- A longer payload is refused; an empty one concerns everything.
  if payload is not null then
    perform pg_notify('catalogue', case when octet_length(payload) < 8000 then payload else '' end);
  end if;
end $$;--> statement-breakpoint

drop trigger notify_change on stores;--> statement-breakpoint
drop trigger notify_update on stores;--> statement-breakpoint
drop trigger notify_change on items;--> statement-breakpoint
drop trigger notify_update on items;--> statement-breakpoint
drop trigger notify_change on item_variations;--> statement-breakpoint
drop trigger notify_update on item_variations;--> statement-breakpoint
drop trigger notify_change on add_ons;--> statement-breakpoint
drop trigger notify_update on add_ons;--> statement-breakpoint
drop trigger notify_change on flash_sale_items;--> statement-breakpoint
drop trigger notify_update on flash_sale_items;--> statement-breakpoint
drop trigger notify_change on reviews;--> statement-breakpoint
drop trigger notify_update on reviews;--> statement-breakpoint
drop trigger notify_update on coupons;--> statement-breakpoint

create function notify_everything() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;--> statement-breakpoint

-- Stores. Columns that are only shown leave the lists of the zone as they are; any other column may filter or
-- sort them.
create function store_list_tags(zone_id bigint, pickup_zone_ids bigint[]) returns text[] language sql immutable as $$
  select array_agg('list:' || id) from unnest(zone_id || pickup_zone_ids) as id
$$;--> statement-breakpoint
create function notify_written_stores() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select unnest('stores:' || id || store_list_tags(zone_id, pickup_zone_ids)) from written
  ));
  return null;
end $$;--> statement-breakpoint
create function notify_updated_stores() returns trigger language plpgsql as $$
declare
  shown text[] := '{phone,email,address,logo,cover,schedule_order,lead_minutes,minimum_order,tax_rate,
    prescription_order,cutlery,extra_packaging,announcement,shows_reviews,ratings,item_count}';
begin
  perform notify_tags(array(
    select unnest('stores:' || b.id || case
      when b.row - shown = a.row - shown then '{}'
      else store_list_tags(b.zone_id, b.pickup_zone_ids) || store_list_tags(a.zone_id, a.pickup_zone_ids)
    end)
    from (select id, zone_id, pickup_zone_ids, to_jsonb(before) - 'search' as row from before) as b
    join (select id, zone_id, pickup_zone_ids, to_jsonb(after) - 'search' as row from after) as a using (id)
    where b.row <> a.row
  ));
  return null;
end $$;--> statement-breakpoint

-- Items. Prices filter and sort some lists only.
create function notify_written_items() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select unnest(array['items:' || store_id, 'list:' || zone_id, 'item:' || id]) from written
  ));
  return null;
end $$;--> statement-breakpoint
create function notify_updated_items() returns trigger language plpgsql as $$
declare
  hidden text[] := '{search,sku}';
  shown text[] := '{description,unit,images,food_choices,choices,add_on_ids,generic_names,nutrition,allergies,
    prescription_required,maximum_cart_quantity}';
  priced text[] := shown || '{price,discount,discount_kind}'::text[];
begin
  perform notify_tags(array(
    select unnest(
      array['items:' || b.store_id, 'items:' || a.store_id, 'item:' || a.id] ||
      case
        when b.row - priced <> a.row - priced then array['list:' || b.zone_id, 'list:' || a.zone_id]
        when b.row - shown <> a.row - shown then array['prices:' || a.zone_id]
        else '{}'
      end
    )
    from (select id, store_id, zone_id, to_jsonb(before) - hidden as row from before) as b
    join (select id, store_id, zone_id, to_jsonb(after) - hidden as row from after) as a using (id)
    where b.row <> a.row
  ));
  return null;
end $$;--> statement-breakpoint

create function notify_written_variations() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select unnest(array['items:' || i.store_id, 'item:' || i.id])
    from items i where i.id in (select item_id from written)
  ));
  return null;
end $$;--> statement-breakpoint
create function notify_written_add_ons() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'items:' || store_id from written));
  return null;
end $$;--> statement-breakpoint

create function notify_written_sale_items() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select unnest(array['items:' || i.store_id, 'prices:' || i.zone_id, 'item:' || i.id])
    from items i where i.id in (select item_id from written)
  ));
  return null;
end $$;--> statement-breakpoint

-- Stock and wishlists change with every order and click: `item` is for exact figures, `stock` for what lists show
-- of them: sold out, or one of the last five (`fewLeft` of core). The price of a sale ends with its last piece.
create or replace function notify_stock() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select unnest(
      array['item:' || i.id] ||
      case when least(o.quantity, 6) <> least(n.quantity, 6) or o.closed <> n.closed
        then array['stock:' || i.store_id] else '{}' end ||
      case when n.flash_sale_id is not null and ((o.quantity > 0) <> (n.quantity > 0) or o.closed <> n.closed)
        then array['items:' || i.store_id, 'prices:' || i.zone_id] else '{}' end
    )
    from old_units o join new_units n using (id) join items i on i.id = n.item_id
    where o.quantity <> n.quantity or o.closed <> n.closed
  ));
  return null;
end $$;--> statement-breakpoint
create function notify_written_units() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select unnest(array['item:' || i.id, 'stock:' || i.store_id, 'items:' || i.store_id, 'prices:' || i.zone_id])
    from items i where i.id in (select item_id from written)
  ));
  return null;
end $$;--> statement-breakpoint
create function notify_wishlist_counts() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'item:' || item_id from written));
  return null;
end $$;--> statement-breakpoint

create function notify_written_reviews() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'reviews:' || store_id from written));
  return null;
end $$;--> statement-breakpoint

-- A use of a coupon shows nowhere, except for the last one.
create function notify_updated_coupons() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select 'coupons'
    from (select id, uses_left > 0 as is_left, to_jsonb(before) - 'uses_left' as row from before) as b
    join (select id, uses_left > 0 as is_left, to_jsonb(after) - 'uses_left' as row from after) as a using (id)
    where b.row <> a.row or b.is_left is distinct from a.is_left
  ));
  return null;
end $$;--> statement-breakpoint

do $$
declare
  name text;
  written text;
  updated text;
begin
  for name, written, updated in values
    ('stores', 'notify_written_stores', 'notify_updated_stores'),
    ('items', 'notify_written_items', 'notify_updated_items'),
    ('item_variations', 'notify_written_variations', null),
    ('flash_sale_items', 'notify_written_sale_items', null),
    ('item_wishlist_counts', 'notify_wishlist_counts', null),
    ('add_ons', 'notify_written_add_ons', null),
    ('reviews', 'notify_written_reviews', null)
  loop
    execute format('create trigger notify_inserted after insert on %I '
      'referencing new table as written for each statement execute function %I()', name, written);
    execute format('create trigger notify_deleted after delete on %I '
      'referencing old table as written for each statement execute function %I()', name, written);
    execute format('create trigger notify_truncated after truncate on %I '
      'for each statement execute function notify_everything()', name);
    if updated is null then
      execute format('create trigger notify_updated after update on %I '
        'referencing new table as written for each statement execute function %I()', name, written);
    else
      execute format('create trigger notify_updated after update on %I '
        'referencing old table as before new table as after for each statement execute function %I()', name, updated);
    end if;
  end loop;
end $$;--> statement-breakpoint
create trigger notify_inserted after insert on stock_units
  referencing new table as written for each statement execute function notify_written_units();--> statement-breakpoint
create trigger notify_updated after update on coupons
  referencing old table as before new table as after for each statement execute function notify_updated_coupons();
