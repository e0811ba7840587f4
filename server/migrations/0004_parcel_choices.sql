ALTER TABLE "parcel_orders" ADD COLUMN "declared_value" bigint;--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD COLUMN "handoff" text DEFAULT 'as_receiver_wishes' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD COLUMN "receiver_choice" jsonb;--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD COLUMN "receiver_moved_at" timestamp with time zone;