ALTER TABLE "group_members" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "is_ordered" boolean;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "member" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "group_member_id" bigint;--> statement-breakpoint
CREATE INDEX "payments_of_member" ON "payments" USING btree ("group_member_id") WHERE "payments"."group_member_id" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member" CHECK (("payments"."purpose" = 'group') = ("payments"."group_member_id" is not null));