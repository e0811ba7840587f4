CREATE TABLE "coupon_customers" (
	"coupon_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "coupon_customers_coupon_id_customer_id_pk" PRIMARY KEY("coupon_id","customer_id"),
	CONSTRAINT "coupon_customers_uses" CHECK ("coupon_customers"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"coupon_id" bigint NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD CONSTRAINT "coupon_customers_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD CONSTRAINT "coupon_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_customers_customer_id_index" ON "coupon_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon_id_index" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_uses_left" CHECK ("coupons"."uses_left" >= 0);--> statement-breakpoint
create trigger refuse_deleted_customer before insert or update of customer_id on coupon_customers
  for each row execute function refuse_deleted_customer();--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "html" text;--> statement-breakpoint
CREATE TABLE "refund_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"desk_note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_requests_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_requests_pending" ON "refund_requests" USING btree ("created_at") WHERE "refund_requests"."state" = 'pending';--> statement-breakpoint

create trigger notify_change after insert or delete or truncate on refund_reasons
  for each statement execute function notify_catalogue_change();--> statement-breakpoint
create trigger notify_update after update on refund_reasons
  referencing new table as changed for each statement execute function notify_catalogue_update();--> statement-breakpoint

-- The reasons of a new shop.
insert into refund_reasons (reason) values
  ('{"en": "Something is missing", "fr": "Il manque quelque chose"}'),
  ('{"en": "I received the wrong item", "fr": "J’ai reçu le mauvais article"}'),
  ('{"en": "An item is damaged or spoiled", "fr": "Un article est abîmé ou avarié"}'),
  ('{"en": "The quality is not what I expected", "fr": "La qualité n’est pas celle attendue"}'),
  ('{"en": "The order arrived far too late", "fr": "La commande est arrivée beaucoup trop tard"}'),
  ('{"en": "The order never arrived", "fr": "La commande n’est jamais arrivée"}');--> statement-breakpoint

-- Requests that were made before their reasons were stored.
insert into refund_requests (order_id, amount, method, state, reason, created_at, updated_at)
select o.id,
  case when o.status = 'refunded'
    then coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.state <> 'rejected'), 0)
    else greatest(least(o.paid, o.amount - (
      select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(o.receipt) as line
      where line ->> 'key' in ('delivery_charge', 'free_delivery', 'dm_tips')
    )), 0)
  end,
  'wallet',
  case o.status when 'refunded' then 'approved' when 'refund_request_canceled' then 'rejected' else 'pending' end,
  coalesce((select t.reason from order_transitions t where t.order_id = o.id and t."to" = 'refund_requested' limit 1), ''),
  (o.status_timestamps ->> 'refund_requested')::timestamptz,
  coalesce((o.status_timestamps ->> o.status)::timestamptz, o.updated_at)
from orders o
where o.status_timestamps ? 'refund_requested';--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_owner";--> statement-breakpoint
CREATE TABLE "order_messages" (
	"order_id" bigint NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_messages_order_id_message_pk" PRIMARY KEY("order_id","message")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The contact of stored orders; those of deleted customers stay without one.
update orders set
  contact_name = coalesce(address ->> 'contact_person_name',
    (select trim(c.first_name || ' ' || c.last_name) from customers c where c.id = orders.customer_id), ''),
  contact_email = coalesce(address ->> 'contact_person_email',
    (select c.email from customers c where c.id = orders.customer_id))
where contact_number <> '';--> statement-breakpoint
alter table orders alter column contact_name drop default;--> statement-breakpoint
alter table orders alter column language drop default;--> statement-breakpoint
CREATE TABLE "offline_payments" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"method" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"customer_note" text,
	"admin_note" text,
	"reported_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offline_methods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offline_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offline_payments" ADD CONSTRAINT "offline_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offline_payments_waiting" ON "offline_payments" USING btree ("reported_at") WHERE "offline_payments"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "prescription" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "priced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "pricing" jsonb;--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_heartbeats" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reachable_at" timestamp with time zone,
	"audio_ok" boolean NOT NULL,
	"battery" integer,
	"printer" text
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pause_cause" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "accept_minutes" integer DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "auto_accept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "busy_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_heartbeats" ADD CONSTRAINT "store_heartbeats_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incidents_order_id_index" ON "incidents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "incidents_at_index" ON "incidents" USING btree ("at");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_accept_minutes" CHECK ("stores"."accept_minutes" between 3 and 15);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_pause" CHECK (("stores"."paused_until" is null) = ("stores"."pause_cause" is null));--> statement-breakpoint
CREATE TABLE "replaced_carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replaced_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"guest_id" uuid,
	"module_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replaced_carts_owner" CHECK (("replaced_carts"."customer_id" is null) <> ("replaced_carts"."guest_id" is null))
);
--> statement-breakpoint
CREATE TABLE "store_slots" (
	"store_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "store_slots_store_id_starts_at_pk" PRIMARY KEY("store_id","starts_at"),
	CONSTRAINT "store_slots_orders" CHECK ("store_slots"."orders" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "slot_capacity" integer;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "slot_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "holds_slot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "replaced_carts" ADD CONSTRAINT "replaced_carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_carts" ADD CONSTRAINT "replaced_carts_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_carts" ADD CONSTRAINT "replaced_carts_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_carts" ADD CONSTRAINT "replaced_carts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_slots" ADD CONSTRAINT "store_slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_carts_customer" ON "replaced_carts" USING btree ("customer_id","module_id") WHERE "replaced_carts"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_carts_guest" ON "replaced_carts" USING btree ("guest_id","module_id") WHERE "replaced_carts"."guest_id" is not null;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_slot_capacity" CHECK ("stores"."slot_capacity" > 0);--> statement-breakpoint
create trigger refuse_deleted_customer before insert or update of customer_id on replaced_carts
  for each row when (new.customer_id is not null) execute function refuse_deleted_customer();--> statement-breakpoint
-- Scheduled orders that are not canceled or failed count in their slots.
update cart_orders c set
  slot_at = case when coalesce((select (settings ->> 'slotMinutes')::int from shop), 0) = 0
    then date_bin('15 minutes', o.schedule_at, '2000-01-01T00:00:00Z') else o.schedule_at end,
  holds_slot = o.status not in ('canceled', 'failed')
from orders o where o.id = c.order_id and o.scheduled;--> statement-breakpoint
insert into store_slots (store_id, starts_at, orders)
select store_id, slot_at, count(*) from cart_orders where holds_slot group by store_id, slot_at;--> statement-breakpoint
CREATE TABLE "job_offers" (
	"order_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "job_offers_order_id_courier_id_pk" PRIMARY KEY("order_id","courier_id")
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"note" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "courier_id" bigint;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_offers_courier_id_index" ON "job_offers" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "job_reports_order_id_id_index" ON "job_reports" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "courier_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"courier_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"customer_id" bigint,
	"customer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_reviews_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "courier_reviews_rating" CHECK ("courier_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_reviews_courier_id_created_at_index" ON "courier_reviews" USING btree ("courier_id","created_at");--> statement-breakpoint
CREATE INDEX "courier_reviews_customer_id_index" ON "courier_reviews" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_customer_id_index" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_item" UNIQUE("order_id","item_id");--> statement-breakpoint
create trigger refuse_deleted_customer before insert or update of customer_id on reviews
  for each row when (new.customer_id is not null) execute function refuse_deleted_customer();--> statement-breakpoint
create trigger refuse_deleted_customer before insert or update of customer_id on courier_reviews
  for each row when (new.customer_id is not null) execute function refuse_deleted_customer();--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_quantity";--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "agreed_amount" bigint;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD COLUMN "delay_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ordered_quantity" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "replaces_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 0);
