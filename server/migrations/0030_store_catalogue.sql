CREATE TABLE "catalogue_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"mapping" jsonb NOT NULL,
	"encoding" text,
	"dry_run" boolean NOT NULL,
	"keep_going" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "catalogue_imports_finished" CHECK (("catalogue_imports"."finished_at" is null) = ("catalogue_imports"."state" in ('waiting', 'running'))),
	CONSTRAINT "catalogue_imports_content" CHECK (("catalogue_imports"."content" is null) = ("catalogue_imports"."finished_at" is not null))
);
--> statement-breakpoint
DROP INDEX "items_with_hours";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "sold_out_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_imports_store_id_id_index" ON "catalogue_imports" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_running" ON "catalogue_imports" USING btree ("store_id") WHERE "catalogue_imports"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "items_with_hours" ON "items" USING btree ("module_id") WHERE "items"."available_from" is not null or "items"."available_until" is not null or "items"."sold_out_until" is not null;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_deleted" CHECK ("items"."deleted_at" is null or not "items"."active");--> statement-breakpoint

-- The streams of a store send what changes of its imports.
create function notify_imports() returns trigger language plpgsql as $$
begin
  perform pg_notify('imports', store_id::text) from written group by store_id;
  return null;
end $$;--> statement-breakpoint
create trigger notify_inserted after insert on catalogue_imports
  referencing new table as written for each statement execute function notify_imports();--> statement-breakpoint
create trigger notify_updated after update on catalogue_imports
  referencing new table as written for each statement execute function notify_imports();
