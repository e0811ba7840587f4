DROP INDEX "items_store_id_index";--> statement-breakpoint
DROP INDEX "items_module_id_zone_id_popularity_index";--> statement-breakpoint
DROP INDEX "items_category_id_index";--> statement-breakpoint
DROP INDEX "items_sub_category_id_index";--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("module_id","zone_id","popularity" DESC NULLS FIRST,"avg_rating" DESC NULLS FIRST,"id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_reviewed" ON "items" USING btree ("module_id","zone_id","rating_count" DESC NULLS FIRST,"avg_rating" DESC NULLS FIRST,"id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_latest" ON "items" USING btree ("module_id","zone_id","created_at" DESC NULLS FIRST,"id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_by_price" ON "items" USING btree ("module_id","zone_id","price","id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_of_category" ON "items" USING btree ("category_id","zone_id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_of_sub_category" ON "items" USING btree ("sub_category_id","zone_id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_discounted" ON "items" USING btree ("module_id","zone_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."discount" > 0;--> statement-breakpoint
CREATE INDEX "items_with_hours" ON "items" USING btree ("module_id") WHERE "items"."available_from" is not null or "items"."available_until" is not null;--> statement-breakpoint
CREATE INDEX "items_store_id_popularity_index" ON "items" USING btree ("store_id","popularity");