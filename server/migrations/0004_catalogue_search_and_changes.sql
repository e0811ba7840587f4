-- Search. What can be found by which words lies beside the thing itself, in both languages and in
-- plain letters: its own name (A), its tags (B), its categories and brand (C), its store (D).

create function search_text(words jsonb) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    public.plain_text(coalesce(words ->> 'en', '') || ' ' || coalesce(words ->> 'fr', '')),
    '[^[:alnum:]]+', ' ', 'g'
  );--> statement-breakpoint

-- Every word that anything was ever found by: where the right spelling of a mistyped word is looked up.
create table search_words (word text collate "C" primary key);--> statement-breakpoint
create index search_words_near on search_words using gist (word gist_trgm_ops);--> statement-breakpoint

alter table items add column search tsvector not null default '';--> statement-breakpoint
create index items_search on items using gin (search);--> statement-breakpoint
alter table stores add column search tsvector not null default '';--> statement-breakpoint
create index stores_search on stores using gin (search);--> statement-breakpoint

create function set_item_search() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('simple', search_text(new.name)), 'A') ||
    setweight(to_tsvector('simple', coalesce(
      (select string_agg(search_text(tag), ' ') from tags where id = any(new.tag_ids)), '')), 'B') ||
    setweight(to_tsvector('simple', concat_ws(' ',
      (select string_agg(search_text(name), ' ') from categories where id in (new.category_id, new.sub_category_id)),
      (select search_text(jsonb_build_object('en', name)) from brands where id = new.brand_id))), 'C') ||
    setweight(to_tsvector('simple', coalesce(
      (select search_text(name) from stores where id = new.store_id), '')), 'D');
  insert into search_words
    select word from unnest(tsvector_to_array(new.search)) as word order by word
    on conflict do nothing;
  return new;
end $$;--> statement-breakpoint
create trigger set_search
  before insert or update of name, tag_ids, category_id, sub_category_id, brand_id, store_id on items
  for each row execute function set_item_search();--> statement-breakpoint

create function set_store_search() returns trigger language plpgsql as $$
begin
  new.search := setweight(to_tsvector('simple', search_text(new.name)), 'A');
  insert into search_words
    select word from unnest(tsvector_to_array(new.search)) as word order by word
    on conflict do nothing;
  return new;
end $$;--> statement-breakpoint
create trigger set_search before insert or update of name on stores
  for each row execute function set_store_search();--> statement-breakpoint

-- A new name of a store, category, brand or tag reaches the items that are found by it.
create function search_items_anew() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'stores' then
    update items set name = name where store_id = new.id;
  elsif tg_table_name = 'categories' then
    update items set name = name where category_id = new.id or sub_category_id = new.id;
  elsif tg_table_name = 'brands' then
    update items set name = name where brand_id = new.id;
  else
    update items set name = name where new.id = any(tag_ids);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger search_items_anew after update of name on stores
  for each row when (old.name is distinct from new.name) execute function search_items_anew();--> statement-breakpoint
create trigger search_items_anew after update of name on categories
  for each row when (old.name is distinct from new.name) execute function search_items_anew();--> statement-breakpoint
create trigger search_items_anew after update of name on brands
  for each row when (old.name is distinct from new.name) execute function search_items_anew();--> statement-breakpoint
create trigger search_items_anew after update of tag on tags
  for each row when (old.tag is distinct from new.tag) execute function search_items_anew();--> statement-breakpoint

update stores set name = name;--> statement-breakpoint
update items set name = name;--> statement-breakpoint

-- `stores.item_count` is how many active items a store has now, whoever writes items.
create function count_items_of(store_ids integer[]) returns void language sql as $$
  update stores set item_count = counted.count
  from (
    select s.id, (select count(*) from items i where i.store_id = s.id and i.active) as count
    from stores s where s.id = any(store_ids)
  ) as counted
  where stores.id = counted.id and stores.item_count <> counted.count
$$;--> statement-breakpoint
create function count_written_items() returns trigger language plpgsql as $$
begin
  perform count_items_of((select array_agg(distinct store_id) from written));
  return null;
end $$;--> statement-breakpoint
create trigger count_items_inserted after insert on items
  referencing new table as written for each statement execute function count_written_items();--> statement-breakpoint
create trigger count_items_deleted after delete on items
  referencing old table as written for each statement execute function count_written_items();--> statement-breakpoint
create function count_changed_item() returns trigger language plpgsql as $$
begin
  perform count_items_of(array[old.store_id, new.store_id]);
  return null;
end $$;--> statement-breakpoint
create trigger count_items_changed after update of active, store_id on items
  for each row when (old.active <> new.active or old.store_id <> new.store_id)
  execute function count_changed_item();--> statement-breakpoint

-- Changes. Every process forgets what it kept of the catalogue when a change of it commits: the payload
-- is the table. An update that found nothing to change says nothing.
create function tell_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', tg_table_name);
  return null;
end $$;--> statement-breakpoint
create function tell_catalogue_update() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    perform pg_notify('catalogue', tg_table_name);
  end if;
  return null;
end $$;--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array[
    'shop', 'pages', 'modules', 'zones', 'zone_modules',
    'categories', 'stores', 'items', 'item_variations', 'add_ons', 'brands', 'common_conditions', 'tags',
    'flash_sales', 'flash_sale_items', 'banners', 'other_banners', 'campaigns', 'campaign_stores', 'coupons',
    'reviews', 'parcel_categories', 'parcel_instructions', 'vehicles', 'vehicle_categories', 'vehicle_brands',
    'cancellation_reasons'
  ] loop
    execute format('create trigger tell_change after insert or delete or truncate on %I '
      'for each statement execute function tell_catalogue_change()', name);
    execute format('create trigger tell_update after update on %I '
      'referencing new table as changed for each statement execute function tell_catalogue_update()', name);
  end loop;
end $$;--> statement-breakpoint

-- Where items are listed changes seldom, their stock with every order: what only counts items listens to this.
create function tell_assortment_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'assortment');
  return null;
end $$;--> statement-breakpoint
create trigger tell_assortment
  after insert or delete or truncate or update of active, category_id, sub_category_id, store_id, campaign_starts
  on items for each statement execute function tell_assortment_change();
