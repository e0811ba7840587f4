CREATE TABLE "external_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"kind" text NOT NULL,
	"input" jsonb,
	"claimed" jsonb,
	"result" jsonb,
	"state" text DEFAULT 'started' NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_calls_scope_key_unique" UNIQUE("scope","key")
);
--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"payment_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_allocations_payment_id_order_id_pk" PRIMARY KEY("payment_id","order_id"),
	CONSTRAINT "payment_allocations_amount" CHECK ("payment_allocations"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"source" text NOT NULL,
	"gateway" text,
	"event_id" text,
	"outcome" text NOT NULL,
	"digest" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_event" UNIQUE("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"gateway" text,
	"customer_id" bigint,
	"guest_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"redirect_url" text,
	"callback" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	CONSTRAINT "payments_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "payments_reference" UNIQUE("gateway","reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_gateway" CHECK (("payments"."method" = 'gateway') = ("payments"."gateway" is not null)),
	CONSTRAINT "payments_payer" CHECK ("payments"."customer_id" is null or "payments"."guest_id" is null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"order_id" bigint,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"borne_by" text NOT NULL,
	"bearer_id" bigint,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_bearer" CHECK (("refunds"."borne_by" = 'platform') = ("refunds"."bearer_id" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"public_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"settles_at" timestamp with time zone,
	CONSTRAINT "sandbox_checkouts_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_checkouts_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_reference_sandbox_checkouts_reference_fk" FOREIGN KEY ("reference") REFERENCES "sandbox_checkouts"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_calls_started" ON "external_calls" USING btree ("leased_until") WHERE "external_calls"."state" = 'started';--> statement-breakpoint
CREATE INDEX "external_calls_created_at_index" ON "external_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_allocations_order_id_index" ON "payment_allocations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_index" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_customer_id_index" ON "payments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
-- Payments are below orders in the import order, so that their table cannot name this reference.
alter table payment_allocations add constraint payment_allocations_order_id_orders_id_fk
  foreign key (order_id) references orders (id);--> statement-breakpoint

-- When a transaction commits, the shares of each payment that it wrote sum to its amount. Funds have none.
create function check_payment_allocations() returns trigger language plpgsql as $$
declare
  payment payments%rowtype;
  changed bigint;
begin
  if tg_table_name = 'payments' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.payment_id;
  else changed := new.payment_id; end if;
  select * into payment from payments where id = changed;
  if payment.id is not null and payment.amount * (payment.purpose <> 'add_fund')::int
    <> (select coalesce(sum(amount), 0) from payment_allocations where payment_id = payment.id) then
    raise exception 'the shares of payment % do not sum to its amount', payment.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger shares_sum_to_amount after insert or update of amount, purpose on payments
  deferrable initially deferred for each row execute function check_payment_allocations();--> statement-breakpoint
create constraint trigger shares_sum_to_amount after insert or update or delete on payment_allocations
  deferrable initially deferred for each row execute function check_payment_allocations();--> statement-breakpoint

-- No payment returns more than it brought.
create function check_refunds() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from refunds where payment_id = new.payment_id and state <> 'rejected')
    > (select amount from payments where id = new.payment_id) then
    raise exception 'payment % returns more than it brought', new.payment_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger within_payment after insert or update of amount, state on refunds
  deferrable initially deferred for each row execute function check_refunds();
--> statement-breakpoint
-- Orders that were paid before payments were rows: in cash, at the delivery.
do $$
declare
  paid_order record;
  payment bigint;
begin
  for paid_order in select * from orders where paid > 0 order by id loop
    insert into payments (public_id, purpose, method, customer_id, guest_id, amount, currency, state,
      created_at, succeeded_at)
    values (
      translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_'),
      'order', 'cash_on_delivery', paid_order.customer_id, paid_order.guest_id, paid_order.paid,
      (select settings ->> 'currencyCode' from shop), 'succeeded', paid_order.created_at,
      paid_order.updated_at)
    returning id into payment;
    insert into payment_allocations (payment_id, order_id, amount)
    values (payment, paid_order.id, paid_order.paid);
    if paid_order.payment_status = 'refunded' then
      insert into refunds (payment_id, order_id, amount, method, borne_by, state, reason, created_at,
        completed_at)
      values (payment, paid_order.id, paid_order.paid, 'manual', 'platform', 'completed', 'refunded',
        paid_order.updated_at, paid_order.updated_at);
    end if;
  end loop;
end $$;
--> statement-breakpoint
-- Checked now, so that a later migration of the same run can change these tables.
set constraints all immediate;--> statement-breakpoint
set constraints all deferred;
