ALTER TABLE "orders" RENAME COLUMN "reached" TO "status_timestamps";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "released" TO "restocked";--> statement-breakpoint
ALTER INDEX "orders_under_way" RENAME TO "orders_active";
