CREATE TABLE "referrals" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"referrer_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_bonuses" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "referral_bonuses_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "ref_code" text DEFAULT translate(substr(md5(gen_random_uuid()::text), 1, 10), '0123456789abcdef', 'ACDEFHJKLMNPRTWX') NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_customers_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bonuses" ADD CONSTRAINT "referral_bonuses_customer_id_referrals_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "referrals"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bonuses" ADD CONSTRAINT "referral_bonuses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_referrer_id_index" ON "referrals" USING btree ("referrer_id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_refCode_unique" UNIQUE("ref_code");--> statement-breakpoint
create trigger refuse_deleted_customer before insert or update of customer_id on referrals
  for each row execute function refuse_deleted_customer();--> statement-breakpoint
-- Shops with referrals have no bonus yet.
update shop set settings = jsonb_set(settings, '{referral,bonus}', 'null')
where jsonb_typeof(settings -> 'referral') = 'object';
