CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"street_id" integer NOT NULL,
	"number" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landmarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landmarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "map_areas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "map_areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" jsonb,
	"geometry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "street_segments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "street_segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"street_id" integer NOT NULL,
	"points" jsonb NOT NULL,
	"oneway" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "streets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text DEFAULT 'street' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search" text GENERATED ALWAYS AS (plain_text(name)) STORED,
	CONSTRAINT "streets_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_street_id_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "public"."streets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "street_segments" ADD CONSTRAINT "street_segments_street_id_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "public"."streets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_door" ON "addresses" USING btree ("street_id","number","latitude","longitude");--> statement-breakpoint
CREATE INDEX "addresses_latitude_longitude_index" ON "addresses" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "street_segments_street_id_index" ON "street_segments" USING btree ("street_id");--> statement-breakpoint
CREATE INDEX "streets_search" ON "streets" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
create function tell_map_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('map', tg_table_name);
  return null;
end $$;--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['streets', 'street_segments', 'addresses', 'landmarks', 'map_areas', 'zones'] loop
    execute format('create trigger tell_map after insert or update or delete or truncate on %I '
      'for each statement execute function tell_map_change()', name);
  end loop;
end $$;
