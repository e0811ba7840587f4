ALTER TABLE "items" ADD COLUMN "menu_position" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "menu_category_ids" bigint[] DEFAULT '{}' NOT NULL;