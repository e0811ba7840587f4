ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_kind";--> statement-breakpoint
ALTER TABLE "staff_invitations" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "zone_ids" bigint[];--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_operator" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."store_id" is null;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_store" CHECK (("staff_invitations"."store_id" is not null) = ("staff_invitations"."kind" in ('store_staff', 'rental_staff')));--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_zones" CHECK ("staff_invitations"."zone_ids" is null or "staff_invitations"."kind" = 'operator');--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_kind" CHECK ("staff_invitations"."kind" in ('store_staff', 'rental_staff', 'operator'));