ALTER TABLE "cart_orders" ADD COLUMN "picks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "bags" integer;