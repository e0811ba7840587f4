CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"unit" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_owner" UNIQUE("kind","owner"),
	CONSTRAINT "ledger_accounts_limit" CHECK (case when "ledger_accounts"."kind" in ('customer_wallet', 'customer_points') then "ledger_accounts"."balance" >= 0
        when "ledger_accounts"."kind" = 'courier_cash' then "ledger_accounts"."balance" <= 0 else true end)
);
--> statement-breakpoint
CREATE TABLE "ledger_journals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journals_cause" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_account" UNIQUE("journal_id","account_id"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_postings_statement" ON "ledger_postings" USING btree ("account_id","id","amount");--> statement-breakpoint

-- The books are append-only: a correction is a journal of its own.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create trigger append_only before update or delete or truncate on ledger_journals
  for each statement execute function refuse_ledger_change();--> statement-breakpoint
create trigger append_only before update or delete or truncate on ledger_postings
  for each statement execute function refuse_ledger_change();--> statement-breakpoint
-- Only the balance of an account changes.
create trigger append_only before delete or truncate on ledger_accounts
  for each statement execute function refuse_ledger_change();--> statement-breakpoint
create trigger append_only_identity before update of id, kind, owner, unit on ledger_accounts
  for each statement execute function refuse_ledger_change();--> statement-breakpoint

-- When a transaction commits, each journal that it wrote to has postings that sum to zero in each unit.
create function check_journal() returns trigger language plpgsql as $$
declare
  journal bigint;
begin
  if tg_table_name = 'ledger_journals' then journal := new.id; else journal := new.journal_id; end if;
  if not exists (select 1 from ledger_postings where journal_id = journal) then
    raise exception 'ledger journal % has no postings', journal using errcode = 'check_violation';
  end if;
  if exists (
    select 1 from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where p.journal_id = journal group by a.unit having sum(p.amount) <> 0
  ) then
    raise exception 'ledger journal % does not sum to zero', journal using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger sums_to_zero after insert on ledger_journals
  deferrable initially deferred for each row execute function check_journal();--> statement-breakpoint
create constraint trigger sums_to_zero after insert on ledger_postings
  deferrable initially deferred for each row execute function check_journal();
