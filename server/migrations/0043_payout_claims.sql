CREATE TABLE "payout_claims" (
	"removed_customer_id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_claims_reference" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_limit";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_limit" CHECK (case when "ledger_accounts"."kind" in ('customer_wallet', 'customer_points', 'customer_claim') then "ledger_accounts"."balance" >= 0
        when "ledger_accounts"."kind" = 'courier_cash' then "ledger_accounts"."balance" <= 0 else true end);