import { expect, test } from "vitest";
import { findStatementProblem } from "./testing-statements.ts";

test.each([
  "insert into sources (id) values ($1) on conflict (id) do update set used_at = now() where true",
  "insert into sources (id) values ($1) on conflict (id) do update set used_at = current_timestamp",
  'insert into "pages" values ($1) on conflict do update\n set "a" = excluded."a", "b" = jsonb_build_object($2, b)',
  `with taken as materialized (
     select u.id from units u join wanted w on w.unit_id = u.id for no key update of u
   ) update units set quantity = 0 from taken where units.id = taken.id`,
  "with a as (select u.id from units u, wanted w where w.id = u.id for update) select from a",
])("refuses %s", (text) => {
  expect(findStatementProblem(text)).not.toBeNull();
});

test.each([
  "insert into sources values (now()) on conflict (id) do update set used_at = excluded.used_at",
  "insert into stems values ($1) on conflict (id) do update set stem = coalesce(stems.stem, excluded.stem)",
  "insert into counts values ($1) on conflict (id) do update set n = counts.n + 1 where counts.at < now()",
  "with a as (insert into b values ($1) on conflict (id) do update set n = b.n + 1), c as (select now()) select 1",
  "insert into jobs.queue values ($1) on conflict (id) do update set updated_on = now()",
  "with a as (select j.id from jobs.job j join jobs.queue q using (name) for update of j) select 1",
  `with wanted as (select * from a join b using (id)), locked as materialized (
     select id from units where id = any(array(select unit_id from wanted join c using (id)))
     order by id for no key update
   ) update units set quantity = w.quantity from locked join wanted w using (id)`,
  "select u.id from units u join wanted w on w.unit_id = u.id for no key update of u",
])("accepts %s", (text) => {
  expect(findStatementProblem(text)).toBeNull();
});
