ALTER TABLE "items" ADD COLUMN "bestselling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "items_bestselling" ON "items" USING btree ("id") WHERE "items"."bestselling";
--> statement-breakpoint
-- The words of a listed item behind its module and zone, which it has as `@module.zone`: the index then has a list for
-- each word in each of them, however many items others have. An index needs it, so that it belongs to a migration.
CREATE FUNCTION listed_words(search tsvector) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (
    SELECT array_to_tsvector(coalesce(array_agg(substr(place, 2) || ':' || word), '{}'))
    FROM unnest(tsvector_to_array(search)) AS place, unnest(tsvector_to_array(search)) AS word
    WHERE starts_with(place, '@') AND NOT starts_with(word, '@')
  );
--> statement-breakpoint
DROP INDEX "items_search";
--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin (listed_words("search"));
--> statement-breakpoint
CREATE INDEX "items_search_bestselling" ON "items" USING gin (listed_words("search")) WHERE "bestselling";
--> statement-breakpoint
DROP FUNCTION IF EXISTS item_head_words(jsonb);
