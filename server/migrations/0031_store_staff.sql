CREATE TABLE "staff_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"store_id" bigint NOT NULL,
	"email" text NOT NULL,
	"role_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_email" UNIQUE("store_id","email"),
	CONSTRAINT "staff_invitations_kind" CHECK ("staff_invitations"."kind" in ('store_staff', 'rental_staff'))
);
--> statement-breakpoint
ALTER TABLE "staff_members" DROP CONSTRAINT "staff_members_contact";--> statement-breakpoint
ALTER TABLE "staff_members" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role_id_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_ended" CHECK ("staff_members"."ended_at" is null or "staff_members"."blocked");--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_contact" CHECK ("staff_members"."ended_at" is not null or (("staff_members"."email" is not null or "staff_members"."phone" is not null) and "staff_members"."password_hash" is not null));--> statement-breakpoint
alter table staff_invitations add foreign key (store_id) references stores (id) on delete cascade;--> statement-breakpoint

-- Stores are due what they sold before the ledger recorded it. The shop kept no commission then.
-- In one statement: a journal commits together with its postings.
do $$ begin
  create temporary table sold as
    with sales as (
      select 'order:' || o.id as subject, c.store_id, o.receipt, (o.status_timestamps ->> 'delivered')::timestamptz as at,
        c.type = 'delivery' and o.courier_id is null and s.self_delivery as is_own_delivery,
        c.free_delivery_by is not distinct from 'vendor' as is_given
      from orders o join cart_orders c on c.order_id = o.id join stores s on s.id = c.store_id
      where o.status_timestamps ? 'delivered'
      union all
      select 'trip:' || o.id, t.provider_id, o.receipt, (o.status_timestamps ->> 'completed')::timestamptz, false, false
      from orders o join trip_orders t on t.order_id = o.id
      where o.status_timestamps ? 'completed'
    ), sums as (
      select subject, store_id, at, is_own_delivery, is_given,
        coalesce(sum(amount) filter (where key in
          ('items', 'add_ons', 'item_discount', 'store_discount', 'extra_packaging', 'tax')), 0) as sales,
        coalesce(sum(amount) filter (where key = 'delivery_charge'), 0) as charge,
        coalesce(sum(amount) filter (where key = 'dm_tips'), 0) as tip
      from sales, lateral (
        select line ->> 'key' as key, (line ->> 'amount')::bigint as amount
        from jsonb_array_elements(receipt) as line where (line ->> 'added')::boolean
      ) as added
      group by subject, store_id, at, is_own_delivery, is_given
    )
    select store_id, at, kind, subject || ':' || kind as cause, amount::bigint as amount from sums, lateral (values
      ('store_share', sales),
      ('store_delivery', (case when is_own_delivery then charge + tip else 0 end) - (case when is_given then charge else 0 end))
    ) as facts (kind, amount)
    where amount <> 0;
  insert into ledger_accounts (kind, owner, unit, balance)
    select distinct 'store', store_id::text, 'money', 0 from sold union all
    select 'platform', '', 'money', null where exists (select 1 from sold)
    on conflict do nothing;
  insert into ledger_journals (kind, cause, at) select kind, cause, at from sold order by at, cause;
  insert into ledger_postings (journal_id, account_id, amount)
    select j.id, a.id, sides.amount
    from sold join ledger_journals j on j.cause = sold.cause,
      lateral (values ('platform', '', -sold.amount), ('store', sold.store_id::text, sold.amount)) as sides (kind, owner, amount)
      join ledger_accounts a on a.kind = sides.kind and a.owner = sides.owner
    order by j.id, a.id;
  update ledger_accounts a set balance = a.balance + due.amount
    from (select store_id, sum(amount) as amount from sold group by store_id) as due
    where a.kind = 'store' and a.owner = due.store_id::text;
  drop table sold;
end $$;
