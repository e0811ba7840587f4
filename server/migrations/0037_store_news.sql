-- The streams of a store send what changes of its capacity and its settings. What the shop counts of it is neither.
create or replace function notify_updated_stores() returns trigger language plpgsql as $$
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
end $$;
