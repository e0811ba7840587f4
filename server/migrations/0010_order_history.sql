CREATE TABLE "order_transitions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"reason" text,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Stored orders were priced by the settings that the shop has now.
ALTER TABLE "orders" ADD COLUMN "currency_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charge_labels" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
update orders set currency_code = shop.settings ->> 'currencyCode',
  charge_labels = jsonb_strip_nulls(jsonb_build_object('additional_charge', shop.settings -> 'additionalCharge' -> 'name'))
  from shop;--> statement-breakpoint
alter table orders alter column currency_code set not null;--> statement-breakpoint
alter table orders alter column charge_labels drop default;--> statement-breakpoint
ALTER TABLE "order_transitions" ADD CONSTRAINT "order_transitions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_transitions_order_id_id_index" ON "order_transitions" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_transitions_canceled" ON "order_transitions" USING btree ("order_id") WHERE "order_transitions"."to" = 'canceled';--> statement-breakpoint
-- The first version of a snapshot: the item, with the columns that held what was chosen.
update order_lines set snapshot = snapshot || jsonb_build_object('version', 0, 'choices', choices, 'addOns', add_ons);--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "choices";--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "add_ons";--> statement-breakpoint
-- Every status that stored orders have been in becomes a transition, by the only one who could bring it about.
update orders set status_timestamps = status_timestamps || jsonb_build_object(status, updated_at)
  where not status_timestamps ? status;--> statement-breakpoint
insert into order_transitions (order_id, "from", "to", actor_kind, actor_id, reason, note, at)
select order_id, lag(status) over (partition by order_id order by place), status, actor_kind,
  case actor_kind when 'customer' then customer_id::text when 'guest' then guest_id::text
    when 'courier' then courier_id::text end,
  case when status = 'canceled' then cancellation_reason end,
  case when status = 'canceled' then cancellation_note end,
  at
from (
  select o.id as order_id, o.customer_id, o.guest_id, o.courier_id, o.cancellation_reason, o.cancellation_note,
    entered.key as status, entered.value::timestamptz as at,
    row_number() over (partition by o.id order by entered.key = o.status, entered.value::timestamptz,
      array_position(array['pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up',
        'delivered', 'failed', 'canceled', 'refund_requested'], entered.key)) as place,
    case
      when entered.key in ('pending', 'refund_requested') or (entered.key = 'canceled' and o.canceled_by = 'customer')
        then case when o.customer_id is null then 'guest' else 'customer' end
      when entered.key = 'canceled'
        then case o.canceled_by when 'store' then 'store' when 'deliveryman' then 'courier' else 'desk' end
      when entered.key in ('refunded', 'refund_request_canceled') then 'desk'
      when entered.key in ('accepted', 'picked_up', 'returned') then 'courier'
      when entered.key = 'delivered' then case when o.courier_id is null then 'store' else 'courier' end
      when entered.key = 'handover' then case o.kind when 'cart' then 'store' else 'courier' end
      when entered.key = 'failed' then 'clock'
      else case o.kind when 'cart' then 'store' else 'desk' end
    end as actor_kind
  from orders o cross join lateral jsonb_each_text(o.status_timestamps) as entered
) as history
order by order_id, place;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "canceled_by";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "cancellation_reason";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "cancellation_note";--> statement-breakpoint

-- Transitions are permanent. What a person wrote may be erased, nothing else.
create function refuse_transition_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.reason is null or new.reason is not distinct from old.reason)
    and (new.note is null or new.note is not distinct from old.note)
    and (new.id, new.order_id, new."from", new."to", new.actor_kind, new.actor_id, new.at)
      is not distinct from (old.id, old.order_id, old."from", old."to", old.actor_kind, old.actor_id, old.at)
  then
    return new;
  end if;
  raise exception 'transitions of orders are permanent';
end
$$;--> statement-breakpoint
create trigger permanent before update or delete on order_transitions
  for each row execute function refuse_transition_change();
