CREATE TABLE "entries" (
	"path" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone,
	"updated_by" jsonb,
	"next" jsonb
);
--> statement-breakpoint
CREATE TABLE "entry_changes" (
	"path" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" jsonb NOT NULL,
	"note" text,
	"diff" jsonb NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"undoes" integer,
	CONSTRAINT "entry_changes_path_version_pk" PRIMARY KEY("path","version")
);
--> statement-breakpoint
INSERT INTO "entries" ("path", "version", "updated_at")
SELECT 'coupons/' || "id", "version", "updated_at" FROM "coupons" WHERE "version" > 1;--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "updated_at";