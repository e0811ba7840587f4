-- Vehicles hold the words that find them, as items do (migration 0000): their own name (weight A), their tags (B),
-- category, brand and model (C), their provider (D). Each process indexes them in memory (`server/src/rental/fleet.ts`).
alter table vehicles add column search tsvector not null default '';--> statement-breakpoint

create function vehicle_terms(category bigint, brand bigint, model text) returns jsonb[] language sql stable as $$
  select array(select name from vehicle_categories where id = category) ||
    array(select jsonb_build_object('en', name, 'fr', name) from vehicle_brands where id = brand) ||
    array[jsonb_build_object('en', model, 'fr', model)]
$$;--> statement-breakpoint

create function set_vehicle_search() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(search_vector(array[new.name]), 'A') ||
    setweight(search_vector(array(select jsonb_array_elements(new.tags))), 'B') ||
    setweight(search_vector(vehicle_terms(new.category_id, new.brand_id, new.model)), 'C') ||
    coalesce((select setweight(search, 'D') from stores where id = new.provider_id), '');
  return new;
end $$;--> statement-breakpoint
create trigger set_search
  before insert or update of name, tags, category_id, brand_id, model, provider_id on vehicles
  for each row execute function set_vehicle_search();--> statement-breakpoint

-- Once per statement, because categories and brands repeat; stores add their own names.
create function add_words_of_vehicles() returns trigger language plpgsql as $$
begin
  perform add_search_words(
    array(select name from written union select jsonb_array_elements(tags) from written) ||
    array(
      select unnest(vehicle_terms(category_id, brand_id, model))
      from (select distinct category_id, brand_id, model from written) as kinds
    )
  );
  return null;
end $$;--> statement-breakpoint
create trigger add_words_inserted after insert on vehicles
  referencing new table as written for each statement execute function add_words_of_vehicles();--> statement-breakpoint
create function add_words_of_updated_vehicles() returns trigger language plpgsql as $$
begin
  -- Most updates change figures only.
  if exists (select from before b join after a using (id) where b.search <> a.search) then
    perform add_search_words(
      array(select name from after union select jsonb_array_elements(tags) from after) ||
      array(
        select unnest(vehicle_terms(category_id, brand_id, model))
        from (select distinct category_id, brand_id, model from after) as kinds
      )
    );
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger add_words_updated after update on vehicles
  referencing old table as before new table as after
  for each statement execute function add_words_of_updated_vehicles();--> statement-breakpoint

-- Renaming a provider, a category or a brand updates the words of its vehicles.
create function update_vehicle_search() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'stores' then
    update vehicles set name = name where provider_id = new.id;
  elsif tg_table_name = 'vehicle_categories' then
    update vehicles set name = name where category_id = new.id;
  else
    update vehicles set name = name where brand_id = new.id;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger update_vehicle_search after update of name on stores
  for each row when (old.name is distinct from new.name) execute function update_vehicle_search();--> statement-breakpoint
create trigger update_vehicle_search after update of name on vehicle_categories
  for each row when (old.name is distinct from new.name) execute function update_vehicle_search();--> statement-breakpoint
create trigger update_vehicle_search after update of name on vehicle_brands
  for each row when (old.name is distinct from new.name) execute function update_vehicle_search();--> statement-breakpoint

update vehicles set name = name;--> statement-breakpoint

-- Vehicles name what changed of them (`server/src/caching/tags.ts`): `vehicles:<id>` for anything of a vehicle,
-- `fleet:<provider>` for what decides whether and where lists contain it.
drop trigger notify_change on vehicles;--> statement-breakpoint
drop trigger notify_update on vehicles;--> statement-breakpoint
create function notify_written_vehicles() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select unnest(array['vehicles:' || id, 'fleet:' || provider_id]) from written));
  return null;
end $$;--> statement-breakpoint
create function notify_updated_vehicles() returns trigger language plpgsql as $$
declare
  shown text[] := '{search,slug,name,description,images,model,engine_capacity,engine_power,tags,is_new,trips,
    discount,discount_kind}';
begin
  perform notify_tags(array(
    select unnest(array['vehicles:' || b.id] || case
      when b.row - shown = a.row - shown then '{}'
      else array['fleet:' || b.provider_id, 'fleet:' || a.provider_id]
    end)
    from (select id, provider_id, to_jsonb(before) as row from before) as b
    join (select id, provider_id, to_jsonb(after) as row from after) as a using (id)
    where b.row <> a.row
  ));
  return null;
end $$;--> statement-breakpoint

-- A booking or its end changes how many of a vehicle are free, and nothing else.
create function notify_written_holds() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'holds:' || vehicle_id from written));
  return null;
end $$;--> statement-breakpoint
create function notify_updated_holds() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select 'holds:' || vehicle_id from (select * from before union all select * from after) as both_sides
  ));
  return null;
end $$;--> statement-breakpoint

create function notify_written_vehicle_reviews() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'vehicle_reviews:' || provider_id from written));
  return null;
end $$;--> statement-breakpoint
create function notify_written_rules() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'stores:' || provider_id from written));
  return null;
end $$;--> statement-breakpoint

do $$
declare
  name text;
  written text;
  updated text;
begin
  for name, written, updated in values
    ('vehicles', 'notify_written_vehicles', 'notify_updated_vehicles'),
    ('vehicle_holds', 'notify_written_holds', 'notify_updated_holds'),
    ('vehicle_reviews', 'notify_written_vehicle_reviews', null),
    ('rental_rules', 'notify_written_rules', null)
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
end $$;
