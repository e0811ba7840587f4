import type pg from "pg";

/** A town's rental module with many vehicles, made by SQL. */

export const fleetSize = 5_000;
const providers = 50;
/** Each vehicle is booked this often within the next days. */
const bookings = 3;
export const bookedDays = 60;

export const firstWords = "swift quiet grand lucky silver amber cobalt ivory rapid nimble".split(
  " ",
);
export const secondWords =
  "falcon otter comet harbour meadow canyon glacier tundra lagoon prairie".split(" ");

/** Adds open providers in all zones, their vehicles, and holds of one to three days. */
export async function fillFleet(client: pg.Client, moduleId: number): Promise<void> {
  await client.query("set statement_timeout = 0");
  await client.query(
    `insert into stores (module_id, zone_id, slug, name, phone, email, address, latitude, longitude, schedules,
        min_delivery_minutes, max_delivery_minutes)
      select $1, zone.id, 'bench-provider-' || n, jsonb_build_object('en', 'Provider ' || n, 'fr', 'Loueur ' || n),
        '+33400000000', 'rent@example.com', 'Rue ' || n, (zone.south + zone.north) / 2, (zone.west + zone.east) / 2,
        (select jsonb_agg(jsonb_build_object('day', day, 'opening_time', '00:00:00', 'closing_time', '00:00:00'))
          from generate_series(0, 6) as day),
        10, 20
      from generate_series(1, $2::integer) as n
      join lateral (select * from zones order by id limit 1 offset n % (select count(*) from zones)) as zone on true`,
    [moduleId, providers],
  );
  await client.query(
    `insert into vehicles (provider_id, category_id, brand_id, slug, name, description, model, type, engine_capacity,
        engine_power, seats, air_condition, fuel, transmission, hourly_price, per_km_price, daily_price, total, trips,
        avg_rating, rating_count)
      select provider.ids[1 + n % array_length(provider.ids, 1)], category.ids[1 + n % array_length(category.ids, 1)],
        brand.ids[1 + n / 7 % array_length(brand.ids, 1)], 'bench-vehicle-' || n,
        jsonb_build_object('en', words.en, 'fr', words.en), '{"en": "Drives", "fr": "Roule"}', '2026',
        (array['bench-car', 'bench-van', 'bench-scooter', 'bench-bike'])[1 + n % 4], '1.2 l', '100 hp', 2 + n % 7, n % 3 = 0,
        (array['petrol', 'diesel', 'electric', 'hybrid'])[1 + n / 3 % 4],
        (array['automatic', 'manual'])[1 + n / 5 % 2],
        case when n % 4 > 0 then 500 + n % 2000 end, case when n % 5 = 0 then 30 + n % 70 end,
        case when n % 2 = 0 then 3000 + n % 9000 end, 1 + n % 3, n * 7919 % 5000, 2.5 + n % 25 / 10.0, n % 90
      from generate_series(1, $2::integer) as n
      cross join lateral (select array_agg(id) as ids from stores where slug like 'bench-provider-%') as provider
      cross join lateral (select array_agg(id) as ids from vehicle_categories where module_id = $1) as category
      cross join lateral (select array_agg(id) as ids from vehicle_brands) as brand
      cross join lateral (select initcap(($3::text[])[1 + n % 10] || ' ' || ($4::text[])[1 + n / 10 % 10]) as en) as words`,
    [moduleId, fleetSize, firstWords, secondWords],
  );
  for (let booking = 0; booking < bookings; booking++) {
    await client.query(
      `with trip as (
         insert into orders (kind, module_id, zone_id, status, status_timestamps, schedule_at, amount, receipt,
           currency_code, charge_labels, tax_included, tax_rate, payment_method, payment_status, contact_name,
           contact_number, language)
         select 'trip', $1, min(id), 'confirmed', '{}', now(), 1000, '[]', 'EUR', '{}', false, 0, 'cash_payment',
           'unpaid', 'Ada', '+33612345678', 'en' from zones
         returning id
       )
       insert into vehicle_holds (order_id, vehicle_id, quantity, starts_at, ends_at)
       select trip.id, vehicle.id, 1, starts_at, starts_at + (1 + vehicle.id % 3) * interval '1 day'
       from trip, (
         select id, date_trunc('hour', now()) + (id * (7919 + $2 * 104729) % ($3 * 24)) * interval '1 hour' as starts_at
         from vehicles where slug like 'bench-vehicle-%'
       ) as vehicle`,
      [moduleId, booking, bookedDays],
    );
  }
  await client.query("vacuum analyze stores, vehicles, vehicle_holds, search_words");
}
