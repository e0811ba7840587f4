ALTER TABLE "cart_orders" ADD COLUMN "cancel_request" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rescheduled_at" timestamp with time zone;