ALTER TABLE "items" ADD COLUMN "sku" text;--> statement-breakpoint
CREATE UNIQUE INDEX "items_sku" ON "items" USING btree ("store_id","sku") WHERE "items"."sku" is not null;