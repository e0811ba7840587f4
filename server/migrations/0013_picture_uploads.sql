CREATE TABLE "picture_uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uploads_created_at_index" ON "picture_uploads" USING btree ("created_at");