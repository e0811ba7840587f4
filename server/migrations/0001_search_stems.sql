-- Stems replace the plural rule of the search: a word finds every word that has the same stem in a language the
-- catalogue uses it in.

create function english_stem(word text) returns text
  language sql immutable parallel safe strict
  return coalesce((tsvector_to_array(to_tsvector('public.plain_english', word)))[1], word);--> statement-breakpoint
create function french_stem(word text) returns text
  language sql immutable parallel safe strict
  return coalesce((tsvector_to_array(to_tsvector('public.plain_french', word)))[1], word);--> statement-breakpoint

-- Null where no text of the language contains the word: a French rule must not join two English words.
alter table search_words add column english_stem text;--> statement-breakpoint
alter table search_words add column french_stem text;--> statement-breakpoint
create index search_words_english on search_words (english_stem);--> statement-breakpoint
create index search_words_french on search_words (french_stem);--> statement-breakpoint

create function search_vector(texts jsonb[]) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', coalesce((select string_agg(search_text(words), ' ') from unnest(texts) as words), ''));--> statement-breakpoint

-- Adds the words of these texts to the dictionary, in the order of the words, so that two writers do not deadlock.
create function add_search_words(texts jsonb[]) returns void language sql as $$
  with english as (
    select search_vector(array(select words - 'fr' from unnest(texts) as words)) as vector
  ), french as (
    select search_vector(array(select words - 'en' from unnest(texts) as words)) as vector
  ), used as (
    select word, bool_or(in_english) as in_english, bool_or(not in_english) as in_french
    from (
      select unnest(tsvector_to_array(vector)) as word, true as in_english from english
      union all
      select unnest(tsvector_to_array(vector)), false from french
    ) as words
    group by word
  )
  insert into search_words (word, english_stem, french_stem)
    select
      word,
      case when in_english then public.english_stem(word) end,
      case when in_french then public.french_stem(word) end
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
      french_stem = coalesce(search_words.french_stem, excluded.french_stem)
$$;--> statement-breakpoint

create or replace function set_item_search() returns trigger language plpgsql as $$
declare
  item_tags jsonb[] := array(select tag from tags where id = any(new.tag_ids));
  item_categories jsonb[] := array(select name from categories where id in (new.category_id, new.sub_category_id));
  item_brands jsonb[] := array(
    select jsonb_build_object('en', name, 'fr', name) from brands where id = new.brand_id
  );
  item_stores jsonb[] := array(select name from stores where id = new.store_id);
begin
  new.search :=
    setweight(search_vector(array[new.name]), 'A') ||
    setweight(search_vector(item_tags), 'B') ||
    setweight(search_vector(item_categories || item_brands), 'C') ||
    setweight(search_vector(item_stores), 'D');
  perform add_search_words(array[new.name] || item_tags || item_categories || item_brands || item_stores);
  if new.active and new.campaign_starts is null then
    new.search := new.search || array_to_tsvector(array['@' || new.module_id || '.' || new.zone_id]);
  end if;
  return new;
end $$;--> statement-breakpoint

create or replace function set_store_search() returns trigger language plpgsql as $$
begin
  new.search := setweight(search_vector(array[new.name]), 'A');
  perform add_search_words(array[new.name]);
  return new;
end $$;--> statement-breakpoint

-- A known word may gain a stem.
create trigger tell_update after update on search_words
  referencing new table as changed for each statement execute function tell_catalogue_update();--> statement-breakpoint

-- Words that nothing is found by any more have no stems, and need none.
select add_search_words(array_agg(name)) from (
  select name from items union select name from stores union select name from categories union select tag from tags
  union select jsonb_build_object('en', name, 'fr', name) from brands
) as texts;
