CREATE TABLE "parcel_cancellations" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"return_fee" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_cancellation_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_cancellation_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD COLUMN "category" jsonb;--> statement-breakpoint
ALTER TABLE "parcel_cancellations" ADD CONSTRAINT "parcel_cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Parcels that were canceled before cost nothing to bring back.
INSERT INTO "parcel_cancellations" ("order_id", "reasons", "return_fee", "created_at")
SELECT o."id", array_remove(ARRAY[t."reason"], NULL), 0, coalesce(t."at", o."updated_at")
FROM "orders" o JOIN "parcel_orders" p ON p."order_id" = o."id"
LEFT JOIN "order_transitions" t ON t."order_id" = o."id" AND t."to" = 'canceled'
WHERE o."status" IN ('canceled', 'returned');
