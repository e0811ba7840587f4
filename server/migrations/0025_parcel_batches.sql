CREATE TABLE "parcel_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD COLUMN "batch_id" bigint;--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD CONSTRAINT "parcel_orders_batch_id_parcel_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "parcel_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_orders_batch_id_index" ON "parcel_orders" USING btree ("batch_id");