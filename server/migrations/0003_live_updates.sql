CREATE TABLE "courier_positions" (
	"courier_id" bigint PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"located_at" timestamp with time zone NOT NULL,
	"batch" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courier_positions" ADD CONSTRAINT "courier_positions_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Existing positions move. Updates of a row stay on its page, because no index has the columns that change.
create sequence courier_position_batches;--> statement-breakpoint
alter table courier_positions set (fillfactor = 50);--> statement-breakpoint
insert into courier_positions (courier_id, latitude, longitude, located_at, batch)
select id, latitude, longitude, coalesce(located_at, now()), 0 from couriers
where latitude is not null and longitude is not null;--> statement-breakpoint
delete from order_events where kind = 'location';--> statement-breakpoint
ALTER TABLE "couriers" DROP COLUMN "latitude";--> statement-breakpoint
ALTER TABLE "couriers" DROP COLUMN "longitude";--> statement-breakpoint
ALTER TABLE "couriers" DROP COLUMN "located_at";--> statement-breakpoint
ALTER TABLE "order_events" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "order_events" DROP COLUMN "data";--> statement-breakpoint
-- Live streams end with the session they were opened in, and when the customer is blocked.
create function notify_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', customer_id::text) from (select distinct customer_id from ended) as customers;
  return null;
end $$;--> statement-breakpoint
create trigger notify_ended after delete on sessions
  referencing old table as ended for each statement execute function notify_ended_sessions();--> statement-breakpoint
create function notify_blocked_customer() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', new.id::text);
  return null;
end $$;--> statement-breakpoint
create trigger notify_blocked after update of blocked on customers
  for each row when (new.blocked and not old.blocked) execute function notify_blocked_customer();
