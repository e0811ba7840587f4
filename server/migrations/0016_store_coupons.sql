ALTER TABLE "coupons" ADD COLUMN "borne_by" text DEFAULT 'platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "coupons_store_id_index" ON "coupons" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_borne_by" CHECK ("coupons"."borne_by" = 'platform' or "coupons"."store_id" is not null);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_deleted" CHECK ("coupons"."deleted_at" is null or not "coupons"."active");