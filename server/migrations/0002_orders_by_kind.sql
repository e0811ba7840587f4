CREATE TABLE "cart_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"type" text NOT NULL,
	"free_delivery_by" text,
	"unavailable_item_note" text,
	"cutlery" boolean DEFAULT false NOT NULL,
	"processing_minutes" integer,
	"min_delivery_minutes" integer,
	"max_delivery_minutes" integer,
	"restocked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"charge_payer" text NOT NULL,
	"receiver" jsonb
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_store_id_stores_id_fk";
--> statement-breakpoint
-- Existing rows need a value at once, and move to the tables of their kind before their columns go.
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'cart' NOT NULL;--> statement-breakpoint
alter table orders alter column kind drop default;--> statement-breakpoint
update orders set kind = 'parcel' where type = 'parcel';--> statement-breakpoint
insert into cart_orders (order_id, store_id, type, free_delivery_by, unavailable_item_note, cutlery,
  processing_minutes, min_delivery_minutes, max_delivery_minutes, restocked)
select id, store_id, type, free_delivery_by, unavailable_item_note, cutlery,
  processing_minutes, min_delivery_minutes, max_delivery_minutes, restocked
from orders where kind = 'cart';--> statement-breakpoint
insert into parcel_orders (order_id, charge_payer)
select id, 'sender' from orders where kind = 'parcel';--> statement-breakpoint
ALTER TABLE "cart_orders" ADD CONSTRAINT "cart_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD CONSTRAINT "cart_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD CONSTRAINT "parcel_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_orders_store_id_index" ON "cart_orders" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "store_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "type";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "free_delivery_by";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "unavailable_item_note";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "cutlery";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "processing_minutes";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "min_delivery_minutes";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "max_delivery_minutes";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "restocked";