ALTER TABLE "order_events" ADD COLUMN "transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "order_events_transaction_index" ON "order_events" USING btree ("transaction");--> statement-breakpoint
-- Live streams of staff end with the session they were opened in, and when the account is blocked.
create function notify_ended_staff_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', 'staff:' || staff_id) from (select distinct staff_id from ended) as staff;
  return null;
end $$;--> statement-breakpoint
create trigger notify_ended after delete on staff_sessions
  referencing old table as ended for each statement execute function notify_ended_staff_sessions();--> statement-breakpoint
create function notify_changed_staff() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', 'staff:' || new.id);
  return null;
end $$;--> statement-breakpoint
create trigger notify_changed after update of blocked, role_id, zone_ids, store_id, courier_id on staff_members
  for each row execute function notify_changed_staff();
