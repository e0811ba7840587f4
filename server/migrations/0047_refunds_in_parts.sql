ALTER TABLE "refund_requests" DROP CONSTRAINT "refund_requests_orderId_unique";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_limit";--> statement-breakpoint
ALTER TABLE "refund_requests" DROP CONSTRAINT "refund_requests_amount";--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "reward_order_id" bigint;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "delivery" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "tip" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "borne_by" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "points_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "cashback_taken" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "reward_taken" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_id" bigint;--> statement-breakpoint
CREATE INDEX "refund_requests_order_id_index" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("order_id") WHERE "refund_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_of_request" ON "refunds" USING btree ("request_id") WHERE "refunds"."request_id" is not null;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_limit" CHECK (case when "ledger_accounts"."kind" in ('customer_wallet', 'customer_claim') then "ledger_accounts"."balance" >= 0
        when "ledger_accounts"."kind" in ('courier_cash', 'customer_debt') then "ledger_accounts"."balance" <= 0 else true end);--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_taken" CHECK ("refund_requests"."points_taken" >= 0 and "refund_requests"."cashback_taken" >= 0 and "refund_requests"."reward_taken" >= 0);--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."delivery" >= 0 and "refund_requests"."tip" >= 0 and "refund_requests"."amount" >= "refund_requests"."delivery" + "refund_requests"."tip");
--> statement-breakpoint
-- Until now an order had one request at most, which all of this belongs to.
update refunds set request_id = q.id from refund_requests q
where q.order_id = refunds.order_id and refunds.reason = 'refunded';--> statement-breakpoint
update refund_requests set
  borne_by = case when state = 'approved' then coalesce(
    (select r.borne_by from refunds r where r.request_id = refund_requests.id order by r.id limit 1), 'platform') end,
  pictures = coalesce(
    (select array_agg(f.key order by f.created_at, f.key) from private_files f
     where f.purpose = 'refund' and f.subject = 'order:' || refund_requests.order_id), '{}');--> statement-breakpoint
update referrals set reward_order_id = (
  select o.id from orders o
  where o.customer_id = referrals.customer_id and referrals.rewarded_at =
    coalesce(o.status_timestamps ->> 'delivered', o.status_timestamps ->> 'completed')::timestamptz
  order by o.id limit 1
) where rewarded_at is not null;
