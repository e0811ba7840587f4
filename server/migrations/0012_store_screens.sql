ALTER TABLE "store_heartbeats" ADD COLUMN "orders_screen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "store_heartbeats" ADD COLUMN "staff_id" bigint;--> statement-breakpoint
ALTER TABLE "store_heartbeats" ADD CONSTRAINT "store_heartbeats_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE set null ON UPDATE no action;