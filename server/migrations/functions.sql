-- Functions and triggers. After the migrations a start runs this file whenever its text has changed, on databases of
-- any version: everything here can be run again. A function or a trigger that goes, or a function whose arguments or
-- result change, is dropped by a migration.
--
-- Each statement is committed by itself, and each trigger of a loop, because processes of the version before go on
-- writing meanwhile: a lock on several tables at once could deadlock with theirs.
--
-- Triggers name their table as their argument: `tg_table_name` is the name of a partition or of a shard where rows
-- lie in one. Of the rows of a statement, only arrays meet other tables: a database of several nodes (Citus) cannot
-- join a transition table with a distributed one. What joins the rows before and after has no nested loops: its plan
-- is kept for the session, and one made for a single row takes minutes for thousands.

-- Search. Items, stores and vehicles hold the words that find them, in both languages and normalized: their own name
-- (weight A), their tags (B), their categories, brand and model (C), their store (D).
create or replace function search_text(words jsonb) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    plain_text(coalesce(words ->> 'en', '') || ' ' || coalesce(words ->> 'fr', '')),
    '[^[:alnum:]]+', ' ', 'g'
  );--> statement-breakpoint

create or replace function english_stem(word text) returns text
  language sql immutable parallel safe strict
  return coalesce((tsvector_to_array(to_tsvector('plain_english', word)))[1], word);--> statement-breakpoint

create or replace function french_stem(word text) returns text
  language sql immutable parallel safe strict
  return coalesce((tsvector_to_array(to_tsvector('plain_french', word)))[1], word);--> statement-breakpoint

create or replace function search_vector(texts jsonb[]) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', coalesce((select string_agg(search_text(words), ' ') from unnest(texts) as words), ''));--> statement-breakpoint

-- Adds the words of these texts to the dictionary, in the order of the words, so that two writers do not deadlock.
create or replace function add_search_words(texts jsonb[]) returns void language plpgsql as $$
begin
  with used as (
    select word, bool_or(in_english) as in_english, bool_or(not in_english) as in_french
    from (
      select unnest(tsvector_to_array(search_vector(array[words - 'fr']))) as word, true as in_english
        from unnest(texts) as words
      union all
      select unnest(tsvector_to_array(search_vector(array[words - 'en']))), false
        from unnest(texts) as words
    ) as words
    group by word
  )
  insert into search_words (word, english_stem, french_stem)
    select
      word,
      case when in_english then english_stem(word) end,
      case when in_french then french_stem(word) end
    from used
    where not exists (
      select from search_words as known
      where known.word = used.word
        and (known.english_stem is not null or not in_english)
        and (known.french_stem is not null or not in_french)
    )
    order by word
    on conflict (word) do update set
      english_stem = coalesce(search_words.english_stem, excluded.english_stem),
      french_stem = coalesce(search_words.french_stem, excluded.french_stem);
end $$;--> statement-breakpoint

-- Adds the words that find items with these names, tags, categories, brands and stores.
create or replace function add_item_words(
  names jsonb[], tag_ids bigint[], category_ids bigint[], brand_ids bigint[], store_ids bigint[]
) returns void language plpgsql as $$
begin
  perform add_search_words(array(
    select unnest(names)
    union all select tag from tags where id = any(tag_ids)
    union all select name from categories where id = any(category_ids)
    union all select jsonb_build_object('en', name, 'fr', name) from brands where id = any(brand_ids)
    union all select name from stores where id = any(store_ids)
  ));
end $$;--> statement-breakpoint

-- The words of a name that say what the item is: "milk" of "Semi-skimmed milk" and of "Milk from the farm", not of
-- "Milk chocolate bar". In English the last one before a preposition and before the name of a model ("Merino jumper
-- Palma"), in French the first one of plain text. Of a compound that is not what its last word says (ice cream) it is
-- the first one. Beside a word for a part or a measure ("chicken wings", "portion de frites") it is also what it is of.
create or replace function english_head(name text) returns text
  language sql immutable parallel safe strict
  return (
    with phrase as (
      select regexp_replace(regexp_replace(regexp_replace(lower(regexp_replace(
          unaccent('unaccent'::regdictionary, name),
          '(\m(?!(?:with|and|or|of|the|from|for|in|de|du|des|la|le|les)\M)[[:lower:]][[:alnum:]-]*)(?:\s[[:upper:]][[:alnum:]''’-]*)+$', '\1'
        )), '^[^[:alpha:]]+', ''),
        '\m(ice|sweet|peanut|coconut|stir|multi)[ -](cream|potato(?:es)?|butter|milk|fry|tool)\M', '\1'),
        '(\s*[,(:;/+&]|\s[-–—]|\s*[0-9]|\s(with|without|in|for|from|on|at|to|by|against|after|before|per|style|spf|de|du|des)\M).*$', '') as text
    ), heads as (
      select array_to_string(array[
        substring(text from '([[:alnum:]]+)[^[:alnum:]]*$'),
        substring(text from '([[:alnum:]]+)[^[:alnum:]]+(?:fillets?|breasts?|thighs?|legs?|wings?|slices?|pieces?|steaks?|chops?|drumsticks?|mince|portions?|bars?|tablets?|capsules?|sachets?|cubes?|halves|sticks?|strips?|chunks?|rolls?|packs?|boxes|box|kernels)[^[:alnum:]]*$'),
        substring(text from '([[:alnum:]]+)[^[:alnum:]]+of\M'),
        substring(text from '([[:alnum:]]+)[^[:alnum:]]+and[^[:alnum:]]+[[:alnum:]]+[^[:alnum:]]*$')
      ], ' ') as words
      from phrase
    )
    select words from heads
  );--> statement-breakpoint

create or replace function french_head(name text) returns text
  language sql immutable parallel safe strict
  return (
    with phrase as (
      select regexp_replace(regexp_replace(regexp_replace(name, '^[^[:alpha:]]+', ''),
        '^((les?|la|l|une?|des?|du|petite?s?|grande?s?|gros|grosses?|mini|vieux|vieille|jeunes?|demis?|doubles?|pure?|vraie?|deux|trois|quatre|six)[^[:alnum:]]+)+', ''),
        '\mpommes? de terre\M', 'patates') as text
    ), heads as (
      select array_to_string(array[
        substring(text from '^(?!(?:bottes?|sachets?|lots?|paquets?|boites?|barquettes?|bouteilles?|pots?|tubes?)[^[:alnum:]]+(?:des?|d|du)\M)([[:alnum:]]+)'),
        substring(text from '^(?:filets?|tranches?|portions?|blancs?|boites?|lots?|paquets?|bouquets?|bottes?|sachets?|morceaux?|paves?|dos|cuisses?|ailes?|pilons?|escalopes?|steaks?|rotis?|eminces?|cubes?|gousses?|barquettes?|bouteilles?|pots?|tubes?|epis?|branches?|coeurs?|cerneaux|brochettes?|assiettes?|plateaux?|plateau|bols?|parts?|verres?|tasses?|rouleaux?|batons?|flocons|miettes|tablettes?|comprimes|gelules)[^[:alnum:]]+(?:haches? )?(?:des?|d|du|aux?)[^[:alnum:]]+([[:alnum:]]+)'),
        substring(text from '^[[:alnum:]]+[^[:alnum:]]+et[^[:alnum:]]+(?:les?|la|l|d|de)?[^[:alnum:]]*([[:alnum:]]+)')
      ], ' ') as words
      from phrase
    )
    select words from heads
  );--> statement-breakpoint

-- What an item is for, what it contains, and the diets that it suits. A thesaurus leads to the words of the diets.
create or replace function item_traits(item items) returns jsonb[] language plpgsql stable as $$
begin
  return array(select name from common_conditions where id = item.common_condition_id) ||
    array(select jsonb_array_elements(item.generic_names)) ||
    array_remove(array[
      case when item.veg then '{"en": "vegetarian", "fr": "végétarien"}'::jsonb end,
      case when item.organic then '{"en": "organic", "fr": "bio"}'::jsonb end,
      case when item.halal then '{"en": "halal"}'::jsonb end,
      case when not item.allergens && array['gluten'] then '{"en": "glutenfree"}'::jsonb end,
      case when not item.allergens && array['milk'] then '{"en": "lactosefree"}'::jsonb end
    ], null);
end $$;--> statement-breakpoint

-- The words of a noun with their language, for the rank: "pain" is bread in French only.
create or replace function head_words(language text, head text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(
    select language || '=' || word
    from unnest(tsvector_to_array(to_tsvector('simple', search_text(jsonb_build_object('en', head))))) as word
  ));--> statement-breakpoint

-- The words that find an item. The words of its name that say what it is weigh most, then the others (B); tags,
-- categories, need, generic names and brand are one class (C), the store and the options of its variations another (D).
-- Words that nobody can type: a listed item has `@module.zone`, so that the index alone finds the items of a module and
-- zone; `=word` is a category of just this name; others mark medicines and those that need a prescription.
create or replace function item_search(item items) returns tsvector language plpgsql stable as $$
declare
  english text := coalesce(item.name ->> 'en', item.name ->> 'fr', '');
  french text := coalesce(item.name ->> 'fr', item.name ->> 'en', '');
  english_noun text := coalesce(english_head(english), '');
  french_noun text := coalesce(french_head(plain_text(french)), '');
  nouns text := english_noun || ' ' || french_noun;
begin
  return
    setweight(to_tsvector('simple', search_text(jsonb_build_object(
      'en', case when item.name ? 'en' then english_noun end, 'fr', french_noun
    ))), 'A') ||
    -- A name that is the same in both languages, or missing in one, is of either: it has the noun of each.
    case when english = french then head_words('en', nouns) || head_words('fr', nouns)
      else head_words('en', english_noun) || head_words('fr', french_noun) end ||
    setweight(search_vector(array[item.name]), 'B') ||
    setweight(search_vector(
      array(select tag from tags where id = any(item.tag_ids)) ||
      array(select name from categories where id in (item.category_id, item.sub_category_id)) ||
      array(select jsonb_build_object('en', name, 'fr', name) from brands where id = item.brand_id) ||
      item_traits(item)
    ), 'C') ||
    setweight(search_vector(array(
      select jsonb_array_elements(choice -> 'options') from jsonb_array_elements(item.choices) as choice
    )), 'D') ||
    array_to_tsvector(array(
      select '=' || plain_text(kind.name)
      from categories, jsonb_each_text(categories.name) as kind (language, name)
      where categories.id in (item.category_id, item.sub_category_id) and plain_text(kind.name) ~ '^[[:alnum:]]+$'
    )) ||
    coalesce((select setweight(search, 'D') from stores where id = item.store_id), '') ||
    array_to_tsvector(array_remove(array[
      case when item.active and item.campaign_starts is null then '@' || item.module_id || '.' || item.zone_id end,
      case when item.prescription_required then '#prescription' end,
      case when item.prescription_required or item.generic_names <> '[]' then '#medicine' end
    ], null));
end $$;--> statement-breakpoint

create or replace function set_item_search() returns trigger language plpgsql as $$
begin
  new.search := item_search(new);
  return new;
end $$;--> statement-breakpoint
create or replace trigger set_search
  before insert or update of name, tag_ids, category_id, sub_category_id, common_condition_id, generic_names, brand_id,
    choices, store_id, module_id, zone_id, active, campaign_starts, prescription_required, veg, organic, halal,
    allergens on items
  for each row execute function set_item_search();--> statement-breakpoint

-- Once per inserting statement, because the names of tags, categories, brands and stores repeat.
create or replace function add_words_of_inserted_items() returns trigger language plpgsql as $$
declare ids bigint[] := array(select id from inserted);
begin
  perform add_item_words(
    array(select name from inserted),
    array(select distinct unnest(tag_ids) from inserted),
    array(select category_id from inserted union select sub_category_id from inserted),
    array(select distinct brand_id from inserted),
    array(select distinct store_id from inserted)
  );
  perform add_search_words(array(
    select distinct trait from items, unnest(item_traits(items)) as trait where id = any(ids)
  ));
  perform add_search_words(array(
    select distinct jsonb_array_elements(choice -> 'options') from inserted, jsonb_array_elements(choices) as choice
  ));
  return null;
end $$;--> statement-breakpoint
create or replace trigger add_words_inserted after insert on items
  referencing new table as inserted for each statement execute function add_words_of_inserted_items();--> statement-breakpoint

create or replace function add_words_of_updated_item() returns trigger language plpgsql as $$
begin
  perform add_item_words(
    array[new.name], new.tag_ids, array[new.category_id, new.sub_category_id], array[new.brand_id], array[new.store_id]
  );
  perform add_search_words(item_traits(new) || array(
    select jsonb_array_elements(choice -> 'options') from jsonb_array_elements(new.choices) as choice
  ));
  return null;
end $$;--> statement-breakpoint
create or replace trigger add_words_updated
  after update of name, tag_ids, category_id, sub_category_id, common_condition_id, generic_names, brand_id, choices,
    store_id, veg, organic, halal, allergens on items
  for each row execute function add_words_of_updated_item();--> statement-breakpoint

create or replace function set_store_search() returns trigger language plpgsql as $$
begin
  new.search := setweight(search_vector(array[new.name]), 'A');
  perform add_search_words(array[new.name]);
  return new;
end $$;--> statement-breakpoint
create or replace trigger set_search before insert or update of name on stores
  for each row execute function set_store_search();--> statement-breakpoint

-- Renaming a store, category, brand, need or tag updates the search vectors of its items.
create or replace function update_item_search() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'stores' then
    update items set name = name where store_id = new.id;
  elsif tg_argv[0] = 'categories' then
    update items set name = name where category_id = new.id or sub_category_id = new.id;
  elsif tg_argv[0] = 'brands' then
    update items set name = name where brand_id = new.id;
  elsif tg_argv[0] = 'common_conditions' then
    update items set name = name where common_condition_id = new.id;
  else
    update items set name = name where new.id = any(tag_ids);
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace trigger update_item_search after update of name on stores
  for each row when (old.name is distinct from new.name) execute function update_item_search('stores');--> statement-breakpoint
create or replace trigger update_item_search after update of name on categories
  for each row when (old.name is distinct from new.name) execute function update_item_search('categories');--> statement-breakpoint
create or replace trigger update_item_search after update of name on brands
  for each row when (old.name is distinct from new.name) execute function update_item_search('brands');--> statement-breakpoint
create or replace trigger update_item_search after update of name on common_conditions
  for each row when (old.name is distinct from new.name)
  execute function update_item_search('common_conditions');--> statement-breakpoint
create or replace trigger update_item_search after update of tag on tags
  for each row when (old.tag is distinct from new.tag) execute function update_item_search('tags');--> statement-breakpoint

-- Searches for vehicles match these words in their own statement (`server/src/rental/fleet-query.ts`).
create or replace function vehicle_terms(category bigint, brand bigint, model text) returns jsonb[] language plpgsql stable as $$
begin
  return array(select name from vehicle_categories where id = category) ||
    array(select jsonb_build_object('en', name, 'fr', name) from vehicle_brands where id = brand) ||
    array[jsonb_build_object('en', model, 'fr', model)];
end $$;--> statement-breakpoint

create or replace function set_vehicle_search() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(search_vector(array[new.name]), 'A') ||
    setweight(search_vector(array(select jsonb_array_elements(new.tags))), 'B') ||
    setweight(search_vector(vehicle_terms(new.category_id, new.brand_id, new.model)), 'C') ||
    coalesce((select setweight(search, 'D') from stores where id = new.provider_id), '');
  return new;
end $$;--> statement-breakpoint
create or replace trigger set_search
  before insert or update of name, tags, category_id, brand_id, model, provider_id on vehicles
  for each row execute function set_vehicle_search();--> statement-breakpoint

-- Once per statement, because categories and brands repeat; stores add their own names.
create or replace function add_words_of_vehicles() returns trigger language plpgsql as $$
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
create or replace trigger add_words_inserted after insert on vehicles
  referencing new table as written for each statement execute function add_words_of_vehicles();--> statement-breakpoint

create or replace function add_words_of_updated_vehicles() returns trigger language plpgsql set enable_nestloop = off as $$
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
create or replace trigger add_words_updated after update on vehicles
  referencing old table as before new table as after
  for each statement execute function add_words_of_updated_vehicles();--> statement-breakpoint

-- Renaming a provider, a category or a brand updates the words of its vehicles.
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
create or replace trigger update_vehicle_search after update of name on stores
  for each row when (old.name is distinct from new.name) execute function update_vehicle_search('stores');--> statement-breakpoint
create or replace trigger update_vehicle_search after update of name on vehicle_categories
  for each row when (old.name is distinct from new.name) execute function update_vehicle_search('vehicle_categories');--> statement-breakpoint
create or replace trigger update_vehicle_search after update of name on vehicle_brands
  for each row when (old.name is distinct from new.name) execute function update_vehicle_search('vehicle_brands');--> statement-breakpoint

-- `stores.item_count` is the current number of active items of a store.
create or replace function count_items_of(store_ids bigint[]) returns void language plpgsql as $$
begin
  update stores set item_count = counted.count
  from (
    select s.id, (select count(*) from items i where i.store_id = s.id and i.active) as count
    from stores s where s.id = any(store_ids)
  ) as counted
  where stores.id = counted.id and stores.item_count <> counted.count;
end $$;--> statement-breakpoint

create or replace function count_written_items() returns trigger language plpgsql as $$
begin
  perform count_items_of((select array_agg(distinct store_id) from written));
  return null;
end $$;--> statement-breakpoint
create or replace trigger count_items_inserted after insert on items
  referencing new table as written for each statement execute function count_written_items();--> statement-breakpoint
create or replace trigger count_items_deleted after delete on items
  referencing old table as written for each statement execute function count_written_items();--> statement-breakpoint

create or replace function count_changed_item() returns trigger language plpgsql as $$
begin
  perform count_items_of(array[old.store_id, new.store_id]);
  return null;
end $$;--> statement-breakpoint
create or replace trigger count_items_changed after update of active, store_id on items
  for each row when (old.active <> new.active or old.store_id <> new.store_id)
  execute function count_changed_item();--> statement-breakpoint

-- `item_wishlist_counts` is the current number of wishlists that contain an item.
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
end $$;--> statement-breakpoint
create or replace trigger count_wishlist_entries_inserted after insert on wishlist_entries
  referencing new table as written for each statement execute function count_written_wishlist_entries();--> statement-breakpoint
create or replace trigger count_wishlist_entries_deleted after delete on wishlist_entries
  referencing old table as written for each statement execute function count_written_wishlist_entries();--> statement-breakpoint

-- A rental provider has vehicles instead of items: the first one that is offered lists it.
create or replace function list_provider() returns trigger language plpgsql as $$
begin
  -- An update of no row would still run the triggers of stores, for each vehicle of an import.
  if exists (select from stores where id = new.provider_id and hidden_while_empty) then
    update stores set hidden_while_empty = false where id = new.provider_id;
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace trigger list_provider after insert or update of active on vehicles
  for each row when (new.active) execute function list_provider();--> statement-breakpoint

-- A database can have several shops, each in a schema of its own. What PostgreSQL shares in a database carries the
-- name of the schema: the channels of notifications here, advisory locks in `server/src/database/shop-schema.ts`.
-- The schema `public` keeps the plain names.
create or replace function send_notification(channel text, payload text) returns void language sql as $$
  select pg_notify(case current_schema() when 'public' then channel else current_schema() || '.' || channel end, payload)
$$;--> statement-breakpoint

-- Change notifications. Every process drops its cached catalogue values when a change commits. The payload is the
-- name of the table, which concerns every cached value. An update that matches no row sends no notification.
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
do $$
declare name text;
begin
  foreach name in array array[
    'shop', 'pages', 'modules', 'zones', 'zone_modules', 'categories', 'brands', 'common_conditions', 'tags',
    'flash_sales', 'search_synonyms', 'banners', 'other_banners', 'advertisements', 'campaigns', 'campaign_stores',
    'parcel_categories', 'parcel_instructions', 'vehicle_categories', 'vehicle_brands',
    'cancellation_reasons', 'refund_reasons', 'courier_vehicles', 'offline_methods'
  ] loop
    execute format('create or replace trigger notify_change after insert or delete or truncate on %I '
      'for each statement execute function notify_catalogue_change(%L)', name, name);
    commit;
    execute format('create or replace trigger notify_update after update on %I '
      'referencing new table as changed for each statement execute function notify_catalogue_update(%L)', name, name);
    commit;
  end loop;
end $$;--> statement-breakpoint

-- A new word may correct a spelling that was looked up before.
create or replace trigger notify_change after insert on search_words
  referencing new table as changed for each statement execute function notify_catalogue_update('search_words');--> statement-breakpoint

-- A known word may gain a stem.
create or replace trigger notify_update after update on search_words
  referencing new table as changed for each statement execute function notify_catalogue_update('search_words');--> statement-breakpoint

-- Listings change seldom, stock with every order: values that only count items depend on this notification.
create or replace function notify_assortment_change() returns trigger language plpgsql as $$
begin
  perform send_notification('catalogue', 'assortment');
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_assortment
  after insert or delete or truncate or update of active, category_id, sub_category_id, brand_id,
    common_condition_id, store_id, campaign_starts
  on items for each statement execute function notify_assortment_change();--> statement-breakpoint

-- The other notifications on the catalogue channel name what changed, as tags (`server/src/caching/tags.ts`): a
-- frequent change, such as an order, drops only the cached values that show it.
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

-- Stores. Columns that are only shown leave the lists of the zone as they are; any other column may filter or
-- sort them.
create or replace function store_list_tags(zone_id bigint, pickup_zone_ids bigint[]) returns text[] language sql immutable as $$
  select array_agg('list:' || id) from unnest(zone_id || pickup_zone_ids) as id
$$;--> statement-breakpoint

create or replace function notify_written_stores() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select unnest('stores:' || id || store_list_tags(zone_id, pickup_zone_ids)) from written
  ));
  return null;
end $$;--> statement-breakpoint

-- The streams of a store send what changes of its capacity and its settings. What the shop counts of it is neither.
create or replace function notify_updated_stores() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  counted text[] := '{ratings,rating_count,avg_rating,popularity,item_count}';
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
  perform send_notification('stores', b.id::text)
  from (select id, to_jsonb(before) - 'search' - counted as row from before) as b
  join (select id, to_jsonb(after) - 'search' - counted as row from after) as a using (id)
  where b.row <> a.row;
  return null;
end $$;--> statement-breakpoint

-- Items. Prices filter and sort some lists only.
create or replace function notify_written_items() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select unnest(array['items:' || store_id, 'list:' || zone_id, 'item:' || id]) from written
  ));
  return null;
end $$;--> statement-breakpoint

create or replace function notify_updated_items() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  hidden text[] := '{search,sku,bestselling}';
  shown text[] := '{description,unit,images,food_choices,choices,add_on_ids,generic_names,nutrition,allergies,
    prescription_required,maximum_cart_quantity,weight_step}';
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

create or replace function notify_written_variations() returns trigger language plpgsql as $$
declare item_ids bigint[] := array(select distinct item_id from written);
begin
  perform notify_tags(array(
    select unnest(array['items:' || i.store_id, 'item:' || i.id]) from items i where i.id = any(item_ids)
  ));
  return null;
end $$;--> statement-breakpoint

create or replace function notify_written_add_ons() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'items:' || store_id from written));
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

create or replace function notify_wishlist_counts() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'item:' || item_id from written));
  return null;
end $$;--> statement-breakpoint

create or replace function notify_written_reviews() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'reviews:' || store_id from written));
  return null;
end $$;--> statement-breakpoint

-- Vehicles name what changed of them: `vehicles:<id>` for anything of a vehicle, `fleet:<provider>` for what decides
-- whether and where lists contain it.
create or replace function notify_written_vehicles() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select unnest(array['vehicles:' || id, 'fleet:' || provider_id]) from written));
  return null;
end $$;--> statement-breakpoint

create or replace function notify_updated_vehicles() returns trigger language plpgsql set enable_nestloop = off as $$
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
create or replace function notify_written_holds() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'holds:' || vehicle_id from written));
  return null;
end $$;--> statement-breakpoint

create or replace function notify_updated_holds() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(
    select 'holds:' || vehicle_id from (select * from before union all select * from after) as both_sides
  ));
  return null;
end $$;--> statement-breakpoint

create or replace function notify_written_vehicle_reviews() returns trigger language plpgsql as $$
begin
  perform notify_tags(array(select 'vehicle_reviews:' || provider_id from written));
  return null;
end $$;--> statement-breakpoint

create or replace function notify_written_rules() returns trigger language plpgsql as $$
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
    ('stores', 'notify_written_stores', 'notify_updated_stores'),
    ('items', 'notify_written_items', 'notify_updated_items'),
    ('item_variations', 'notify_written_variations', null),
    ('flash_sale_items', 'notify_written_sale_items', null),
    ('item_wishlist_counts', 'notify_wishlist_counts', null),
    ('add_ons', 'notify_written_add_ons', null),
    ('reviews', 'notify_written_reviews', null),
    ('vehicles', 'notify_written_vehicles', 'notify_updated_vehicles'),
    ('vehicle_holds', 'notify_written_holds', 'notify_updated_holds'),
    ('vehicle_reviews', 'notify_written_vehicle_reviews', null),
    ('rental_rules', 'notify_written_rules', null)
  loop
    execute format('create or replace trigger notify_inserted after insert on %I '
      'referencing new table as written for each statement execute function %I()', name, written);
    commit;
    execute format('create or replace trigger notify_deleted after delete on %I '
      'referencing old table as written for each statement execute function %I()', name, written);
    commit;
    execute format('create or replace trigger notify_truncated after truncate on %I '
      'for each statement execute function notify_everything()', name);
    commit;
    if updated is null then
      execute format('create or replace trigger notify_updated after update on %I '
        'referencing new table as written for each statement execute function %I()', name, written);
    else
      execute format('create or replace trigger notify_updated after update on %I '
        'referencing old table as before new table as after for each statement execute function %I()', name, updated);
    end if;
    commit;
  end loop;
end $$;--> statement-breakpoint

-- Stock and wishlists change with every order and click: `item` is for exact figures, `stock` for what lists show
-- of them: sold out, or one of the last five (`fewLeft` of core). The price of a sale ends with its last piece.
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
create or replace trigger notify_stock after update on stock_units
  referencing old table as old_units new table as new_units
  for each statement execute function notify_stock();--> statement-breakpoint

create or replace function notify_written_units() returns trigger language plpgsql as $$
declare item_ids bigint[] := array(select distinct item_id from written);
begin
  perform notify_tags(array(
    select unnest(array['item:' || i.id, 'stock:' || i.store_id, 'items:' || i.store_id, 'prices:' || i.zone_id])
    from items i where i.id = any(item_ids)
  ));
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_inserted after insert on stock_units
  referencing new table as written for each statement execute function notify_written_units();--> statement-breakpoint

-- Any change of a coupon concerns every cached value, but a use of one shows nowhere, except for the last one.
create or replace trigger notify_change after insert or delete or truncate on coupons
  for each statement execute function notify_catalogue_change('coupons');--> statement-breakpoint

create or replace function notify_updated_coupons() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  perform notify_tags(array(
    select 'coupons'
    from (select id, uses_left > 0 as is_left, to_jsonb(before) - 'uses_left' as row from before) as b
    join (select id, uses_left > 0 as is_left, to_jsonb(after) - 'uses_left' as row from after) as a using (id)
    where b.row <> a.row or b.is_left is distinct from a.is_left
  ));
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_updated after update on coupons
  referencing old table as before new table as after for each statement execute function notify_updated_coupons();--> statement-breakpoint

-- Every process rebuilds its map when a change of it commits.
create or replace function notify_map_change() returns trigger language plpgsql as $$
begin
  perform send_notification('map', tg_argv[0]);
  return null;
end $$;--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['streets', 'street_segments', 'addresses', 'landmarks', 'map_areas', 'zones'] loop
    execute format('create or replace trigger notify_map after insert or update or delete or truncate on %I '
      'for each statement execute function notify_map_change(%L)', name, name);
    commit;
  end loop;
end $$;--> statement-breakpoint

-- Live streams end with the session they were opened in, and when the customer is blocked.
create or replace function notify_ended_sessions() returns trigger language plpgsql as $$
begin
  perform send_notification('sessions', customer_id::text)
  from (select distinct customer_id from ended) as customers;
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_ended after delete on sessions
  referencing old table as ended for each statement execute function notify_ended_sessions();--> statement-breakpoint

create or replace function notify_blocked_customer() returns trigger language plpgsql as $$
begin
  perform send_notification('sessions', new.id::text);
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_blocked after update of blocked on customers
  for each row when (new.blocked and not old.blocked) execute function notify_blocked_customer();--> statement-breakpoint

-- Those of staff end as well when the account changes.
create or replace function notify_ended_staff_sessions() returns trigger language plpgsql as $$
begin
  perform send_notification('sessions', 'staff:' || staff_id) from (select distinct staff_id from ended) as staff;
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_ended after delete on staff_sessions
  referencing old table as ended for each statement execute function notify_ended_staff_sessions();--> statement-breakpoint

create or replace function notify_changed_staff() returns trigger language plpgsql as $$
begin
  perform send_notification('sessions', 'staff:' || new.id);
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_changed after update of blocked, role_id, zone_ids, store_id, courier_id on staff_members
  for each row execute function notify_changed_staff();--> statement-breakpoint

-- The streams of a store send what changes of its imports.
create or replace function notify_imports() returns trigger language plpgsql as $$
begin
  perform send_notification('imports', store_id::text) from written group by store_id;
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_inserted after insert on catalogue_imports
  referencing new table as written for each statement execute function notify_imports();--> statement-breakpoint
create or replace trigger notify_updated after update on catalogue_imports
  referencing new table as written for each statement execute function notify_imports();--> statement-breakpoint

-- A deleted customer is like a missing one for every new row: the same error as of the foreign key. The lock waits
-- for a deletion that is under way, and lets that one wait which comes later.
create or replace function refuse_deleted_customer() returns trigger language plpgsql as $$
begin
  perform 1 from customers where id = new.customer_id and deleted_at is null for key share;
  if not found then
    raise exception 'customer % is deleted', new.customer_id
      using errcode = 'foreign_key_violation', constraint = tg_argv[0] || '_customer_id';
  end if;
  return new;
end $$;--> statement-breakpoint
do $$
declare
  name text;
  guests_too boolean;
begin
  for name, guests_too in values
    ('sessions', true), ('sign_in_sources', true), ('passkeys', true), ('passkey_challenges', true),
    ('social_identities', true), ('interests', true), ('pending_sign_ins', true), ('customer_addresses', true),
    ('cart_lines', true), ('replaced_carts', true), ('wishlist_entries', true), ('orders', true), ('reviews', true),
    ('courier_reviews', true), ('coupon_customers', false), ('cashback_customers', false), ('referrals', false),
    ('notifications', false), ('notification_settings', false), ('conversations', true), ('rental_carts', true),
    ('rental_wishlist_entries', false), ('vehicle_reviews', true), ('wishes', true), ('group_members', true)
  loop
    execute format('create or replace trigger refuse_deleted_customer before insert or update of customer_id on %I '
      'for each row %s execute function refuse_deleted_customer(%L)',
      name, case when guests_too then 'when (new.customer_id is not null)' end, name);
    commit;
  end loop;
end $$;--> statement-breakpoint

-- Nor does a request that is still running write to the row.
create or replace function refuse_change_of_deleted_customer() returns trigger language plpgsql as $$
begin
  raise exception 'customer % is deleted', old.id
    using errcode = 'foreign_key_violation', constraint = 'customers_customer_id';
end $$;--> statement-breakpoint
create or replace trigger refuse_change_of_deleted_customer before update on customers
  for each row when (old.deleted_at is not null) execute function refuse_change_of_deleted_customer();--> statement-breakpoint

-- The books are append-only: a correction is a journal of its own. Only the balance of an account changes.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_argv[0] using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create or replace trigger append_only before update or delete or truncate on ledger_journals
  for each statement execute function refuse_ledger_change('ledger_journals');--> statement-breakpoint
create or replace trigger append_only before update or delete or truncate on ledger_postings
  for each statement execute function refuse_ledger_change('ledger_postings');--> statement-breakpoint
create or replace trigger append_only before delete or truncate on ledger_accounts
  for each statement execute function refuse_ledger_change('ledger_accounts');--> statement-breakpoint
create or replace trigger append_only_identity before update of id, kind, owner, unit on ledger_accounts
  for each statement execute function refuse_ledger_change('ledger_accounts');--> statement-breakpoint

-- So are the movements of stock.
create or replace function refuse_change_of_movements() returns trigger language plpgsql as $$
begin
  raise exception 'stock_movements is append-only';
end $$;--> statement-breakpoint
create or replace trigger append_only before update or delete or truncate on stock_movements
  for each statement execute function refuse_change_of_movements();--> statement-breakpoint

-- So is the audit log.
create or replace function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;--> statement-breakpoint
create or replace trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_audit_log();--> statement-breakpoint

-- Transitions are permanent. What a person wrote may be erased, nothing else.
create or replace function refuse_transition_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.reason is null or new.reason is not distinct from old.reason)
    and (new.note is null or new.note is not distinct from old.note)
    and (new.id, new.order_id, new."from", new."to", new.actor_kind, new.actor_id, new.at)
      is not distinct from (old.id, old.order_id, old."from", old."to", old.actor_kind, old.actor_id, old.at)
  then
    return new;
  end if;
  raise exception 'transitions of orders are permanent';
end
$$;--> statement-breakpoint
create or replace trigger permanent before update or delete on order_transitions
  for each row execute function refuse_transition_change();--> statement-breakpoint

-- The trigger of archived partitions (`server/src/history/refuse-changes.ts`). What a person wrote may be erased, and
-- a deleted variation is no longer referred to; that transitions are permanent holds as before.
create or replace function refuse_archived_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - array['variation_id', 'reason', 'note']
    = to_jsonb(old) - array['variation_id', 'reason', 'note']
  then
    return new;
  end if;
  raise exception 'the order is archived' using errcode = 'EA001';
end
$$;--> statement-breakpoint

-- When a transaction commits, each journal that it wrote to has postings that sum to zero in each unit.
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

-- When a transaction commits, the shares of each payment that it wrote sum to its amount. Funds have none; a payment of
-- a member of a group has none before the order is placed, and then at most its amount.
create or replace function check_payment_allocations() returns trigger language plpgsql as $$
declare
  payment payments%rowtype;
  changed bigint;
  allocated bigint;
begin
  if tg_argv[0] = 'payments' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.payment_id;
  else changed := new.payment_id; end if;
  select * into payment from payments where id = changed;
  select coalesce(sum(amount), 0) into allocated from payment_allocations where payment_id = payment.id;
  if payment.id is not null and (case payment.purpose
    when 'add_fund' then allocated <> 0
    when 'group' then allocated > payment.amount
    else allocated <> payment.amount
  end) then
    raise exception 'the shares of payment % do not sum to its amount', payment.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint

-- No payment returns more than it brought.
create or replace function check_refunds() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from refunds where payment_id = new.payment_id and state <> 'rejected')
    > (select amount from payments where id = new.payment_id) then
    raise exception 'payment % returns more than it brought', new.payment_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint

-- A constraint trigger cannot be replaced.
do $$
declare
  target text;
  name text;
  event text;
  called text;
begin
  for target, name, event, called in values
    ('ledger_journals', 'sums_to_zero', 'insert', 'check_journal'),
    ('ledger_postings', 'sums_to_zero', 'insert', 'check_journal'),
    ('payments', 'shares_sum_to_amount', 'insert or update of amount, purpose', 'check_payment_allocations'),
    ('payment_allocations', 'shares_sum_to_amount', 'insert or update or delete', 'check_payment_allocations'),
    ('refunds', 'within_payment', 'insert or update of amount, state', 'check_refunds')
  loop
    execute format('drop trigger if exists %I on %I', name, target);
    execute format('create constraint trigger %I after %s on %I deferrable initially deferred '
      'for each row execute function %I(%s)', name, event, target, called,
      case when called <> 'check_refunds' then quote_literal(target) end);
    commit;
  end loop;
end $$;
--> statement-breakpoint

-- The words of items that an earlier version of these functions wrote. The column remembers the version, because this
-- takes a quarter of an hour for a million items.
do $$
declare
  step constant bigint := 5000;
  first bigint := 0;
  remembered text := (
    select col_description(attrelid, attnum) from pg_attribute where attrelid = 'items'::regclass and attname = 'search'
  );
  version text := (
    select md5(string_agg(coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(oid), ''), '' order by proname))
    from pg_proc where pronamespace = current_schema()::regnamespace and proname in (
      'plain_text', 'search_text', 'search_vector', 'english_head', 'french_head', 'head_words', 'item_traits', 'item_search'
    )
  );
begin
  if remembered = version then return; end if;
  while first <= (select coalesce(max(id), 0) from items) loop
    update items set search = written.search
    from (select id, item_search(items) as search from items where id between first and first + step - 1) as written
    where items.id = written.id and items.search is distinct from written.search;
    commit;
    first := first + step;
  end loop;
  perform add_search_words(array(
    select distinct trait from items, unnest(item_traits(items)) as trait
    union
    select jsonb_array_elements(choice -> 'options') from items, jsonb_array_elements(choices) as choice
  ));
  execute format('comment on column items.search is %L', version);
end $$;--> statement-breakpoint

-- What screens of the desk follow. The payload is an event of its stream; `zone_id` decides who of those that see
-- only some zones gets it.
create or replace function notify_desk_of_order() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform send_notification('desk', jsonb_build_object(
    'event', case tg_argv[0] when 'refund_requests' then 'refund' when 'offline_payments' then 'payment' else 'incident' end,
    'id', coalesce(changed -> 'id', changed -> 'order_id'), 'order_id', changed -> 'order_id',
    'zone_id', (select zone_id from orders where id = (changed ->> 'order_id')::bigint))::text);
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_desk after insert or update or delete on refund_requests
  for each row execute function notify_desk_of_order('refund_requests');--> statement-breakpoint
create or replace trigger notify_desk after insert or update on offline_payments
  for each row execute function notify_desk_of_order('offline_payments');--> statement-breakpoint
create or replace trigger notify_desk after insert or update on incidents
  for each row execute function notify_desk_of_order('incidents');--> statement-breakpoint
create or replace function notify_desk_of_partner() returns trigger language plpgsql as $$
begin
  perform send_notification('desk', jsonb_build_object(
    'event', 'partner', 'id', new.id, 'order_id', null, 'zone_id', new.zone_id)::text);
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_desk after insert or update on partner_applications
  for each row execute function notify_desk_of_partner();--> statement-breakpoint
create or replace function notify_desk_of_entry() returns trigger language plpgsql as $$
begin
  perform send_notification('desk', jsonb_build_object('event', 'entry', 'path', new.path, 'version', new.version)::text);
  return null;
end $$;--> statement-breakpoint
create or replace trigger notify_desk after insert on entry_changes
  for each row execute function notify_desk_of_entry();
