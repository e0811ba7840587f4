CREATE TABLE "advertisements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advertisements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"cover" text,
	"profile" text,
	"video_url" text,
	"shows_rating" boolean DEFAULT true NOT NULL,
	"shows_reviews" boolean DEFAULT true NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "advertisements_days" CHECK ("advertisements"."starts" <= "advertisements"."ends")
);
--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_of_brand" ON "items" USING btree ("brand_id","zone_id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."brand_id" is not null;--> statement-breakpoint
CREATE INDEX "items_of_condition" ON "items" USING btree ("common_condition_id","zone_id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."common_condition_id" is not null;--> statement-breakpoint
CREATE INDEX "items_basic" ON "items" USING btree ("module_id","zone_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."basic";--> statement-breakpoint
CREATE INDEX "items_of_campaigns" ON "items" USING btree ("module_id","zone_id") WHERE "items"."active" and "items"."campaign_starts" is not null;--> statement-breakpoint
create trigger tell_change after insert or delete or truncate on advertisements
  for each statement execute function tell_catalogue_change();--> statement-breakpoint
create trigger tell_update after update on advertisements
  referencing new table as changed for each statement execute function tell_catalogue_update();--> statement-breakpoint

-- Brands and common conditions count their items too.
drop trigger tell_assortment on items;--> statement-breakpoint
create trigger tell_assortment
  after insert or delete or truncate or update of active, category_id, sub_category_id, brand_id,
    common_condition_id, store_id, campaign_starts
  on items for each statement execute function tell_assortment_change();
