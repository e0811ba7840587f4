CREATE TABLE "route_lengths" (
	"ends" text PRIMARY KEY NOT NULL,
	"meters" integer,
	"seconds" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "route_lengths_expires_at_index" ON "route_lengths" USING btree ("expires_at");