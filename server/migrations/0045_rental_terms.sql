ALTER TABLE "stores" ADD COLUMN "rental_terms" jsonb;--> statement-breakpoint
ALTER TABLE "trip_orders" ADD COLUMN "terms" jsonb;