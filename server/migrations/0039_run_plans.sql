ALTER TABLE "cart_orders" ADD COLUMN "pickup_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "door_at" timestamp with time zone;