-- Where an item is listed is a word of its `search` too, `@module.zone`, so that the index alone answers
-- what a text finds there. An item that is not listed has none; nobody can type it.
create or replace function set_item_search() returns trigger language plpgsql as $$
declare
  words tsvector :=
    setweight(to_tsvector('simple', search_text(new.name)), 'A') ||
    setweight(to_tsvector('simple', coalesce(
      (select string_agg(search_text(tag), ' ') from tags where id = any(new.tag_ids)), '')), 'B') ||
    setweight(to_tsvector('simple', concat_ws(' ',
      (select string_agg(search_text(name), ' ') from categories where id in (new.category_id, new.sub_category_id)),
      (select search_text(jsonb_build_object('en', name)) from brands where id = new.brand_id))), 'C') ||
    setweight(to_tsvector('simple', coalesce(
      (select search_text(name) from stores where id = new.store_id), '')), 'D');
begin
  insert into search_words
    select word from unnest(tsvector_to_array(words)) as word order by word
    on conflict do nothing;
  new.search := words;
  if new.active and new.campaign_starts is null then
    new.search := words || array_to_tsvector(array['@' || new.module_id || '.' || new.zone_id]);
  end if;
  return new;
end $$;--> statement-breakpoint
drop trigger set_search on items;--> statement-breakpoint
create trigger set_search
  before insert or update of name, tag_ids, category_id, sub_category_id, brand_id, store_id,
    module_id, zone_id, active, campaign_starts on items
  for each row execute function set_item_search();--> statement-breakpoint
update items set name = name;
