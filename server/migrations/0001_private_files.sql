CREATE TABLE "private_files" (
	"key" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "private_files_subject_index" ON "private_files" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "private_files_unattached" ON "private_files" USING btree ("created_at") WHERE "private_files"."subject" is null;