ALTER TABLE "reviews" ALTER COLUMN "item_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_store" ON "reviews" USING btree ("order_id") WHERE "reviews"."item_id" is null;