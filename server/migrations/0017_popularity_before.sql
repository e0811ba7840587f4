ALTER TABLE "items" ADD COLUMN "popularity_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "popularity_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now it was never counted: all of it is of before.
update items set popularity_before = popularity where popularity > 0;--> statement-breakpoint
update stores set popularity_before = popularity where popularity > 0;
