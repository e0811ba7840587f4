CREATE TABLE "payout_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"store_id" bigint,
	"courier_id" bigint,
	"balance" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"held_for" text,
	"note" text,
	"reference" text,
	"payout_account_id" bigint,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payout_lines_store" UNIQUE("run_id","store_id"),
	CONSTRAINT "payout_lines_courier" UNIQUE("run_id","courier_id"),
	CONSTRAINT "payout_lines_payee" CHECK (num_nonnulls("payout_lines"."store_id", "payout_lines"."courier_id") = 1),
	CONSTRAINT "payout_lines_amount" CHECK ("payout_lines"."amount" > 0),
	CONSTRAINT "payout_lines_held" CHECK (("payout_lines"."state" = 'held') = ("payout_lines"."held_for" is not null)),
	CONSTRAINT "payout_lines_paid" CHECK ("payout_lines"."state" <> 'paid' or "payout_lines"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"until" date NOT NULL,
	"minimum" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"drafted_by" bigint NOT NULL,
	"drafted_at" timestamp with time zone NOT NULL,
	"approved_by" bigint,
	"approved_at" timestamp with time zone,
	CONSTRAINT "payout_runs_approval" CHECK (("payout_runs"."approved_by" is null) = ("payout_runs"."approved_at" is null))
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "commission" integer;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "payout_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_lines_state_index" ON "payout_lines" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_draft" ON "payout_runs" USING btree ("kind") WHERE "payout_runs"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "ledger_journals_at_index" ON "ledger_journals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_journals_kind_id_index" ON "ledger_journals" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "ledger_journals_cause_prefix" ON "ledger_journals" USING btree ("cause" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_commission" CHECK ("stores"."commission" between 0 and 10000);