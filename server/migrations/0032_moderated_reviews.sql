ALTER TABLE "reviews" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
CREATE INDEX "reviews_reported" ON "reviews" USING btree ("reported_at") WHERE "reviews"."reported_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at") WHERE "reviews"."hidden_reason" is not null;--> statement-breakpoint

-- Whoever answers customers decides about what they write.
update staff_roles
set permissions = permissions || array['reviews']
where kind = 'operator' and key = 'support';
