ALTER TABLE "items" ADD COLUMN "size_guide" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "returns_days" integer;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "goes_with" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_returns" CHECK ("items"."returns_days" between 0 and 365);