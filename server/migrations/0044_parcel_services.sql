ALTER TABLE "parcel_orders" ADD COLUMN "service" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD COLUMN "items" jsonb DEFAULT '[]'::jsonb NOT NULL;