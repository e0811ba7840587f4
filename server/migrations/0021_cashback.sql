CREATE TABLE "cashback_customers" (
	"offer_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "cashback_customers_offer_id_customer_id_pk" PRIMARY KEY("offer_id","customer_id"),
	CONSTRAINT "cashback_customers_uses" CHECK ("cashback_customers"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cashback_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cashback_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"discount_kind" text NOT NULL,
	"min_purchase" bigint DEFAULT 0 NOT NULL,
	"max_discount" bigint DEFAULT 0 NOT NULL,
	"uses_per_customer" integer NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_cashbacks" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"offer_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_cashbacks_amount" CHECK ("order_cashbacks"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "cashback_customers" ADD CONSTRAINT "cashback_customers_offer_id_cashback_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "cashback_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_customers" ADD CONSTRAINT "cashback_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cashbacks" ADD CONSTRAINT "order_cashbacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cashbacks" ADD CONSTRAINT "order_cashbacks_offer_id_cashback_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "cashback_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cashback_customers_customer_id_index" ON "cashback_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_cashbacks_offer_id_index" ON "order_cashbacks" USING btree ("offer_id");--> statement-breakpoint
create trigger refuse_deleted_customer before insert or update of customer_id on cashback_customers
  for each row execute function refuse_deleted_customer();
