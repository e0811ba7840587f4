ALTER TABLE "partner_applications" DROP CONSTRAINT "partner_applications_storeId_unique";--> statement-breakpoint
ALTER TABLE "partner_applications" DROP CONSTRAINT "partner_applications_store_id";--> statement-breakpoint
ALTER TABLE "partner_applications" DROP CONSTRAINT "partner_applications_password";--> statement-breakpoint
DROP INDEX "partner_applications_email";--> statement-breakpoint
DROP INDEX "partner_applications_phone";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tin" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tin_expires" date;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD COLUMN "change" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_new_store" ON "partner_applications" USING btree ("store_id") WHERE "partner_applications"."kind" = 'store';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_open_change" ON "partner_applications" USING btree ("store_id") WHERE status in ('submitted', 'resubmitted') and kind = 'change';--> statement-breakpoint
CREATE INDEX "partner_applications_changes" ON "partner_applications" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_email" ON "partner_applications" USING btree ("kind","email") WHERE status in ('submitted', 'resubmitted') and kind <> 'change';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_phone" ON "partner_applications" USING btree ("kind","phone") WHERE status in ('submitted', 'resubmitted') and kind <> 'change';--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_change" CHECK (("partner_applications"."change" is not null) = ("partner_applications"."kind" = 'change'));--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_store_id" CHECK (("partner_applications"."store_id" is not null) = ("partner_applications"."kind" in ('store', 'change')));--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_password" CHECK (("partner_applications"."password_hash" is null) = ("partner_applications"."status" = 'approved' or "partner_applications"."kind" = 'change'));--> statement-breakpoint
UPDATE "stores" SET "tin" = "store"->>'tin', "tin_expires" = ("store"->>'tinExpires')::date
FROM "partner_applications" WHERE "partner_applications"."store_id" = "stores"."id" AND "partner_applications"."status" = 'approved';
