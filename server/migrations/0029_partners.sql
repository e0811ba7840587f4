CREATE TABLE "partner_application_transitions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_application_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"staff_id" bigint,
	"actor_name" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_vehicles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"language" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"email_verification" text NOT NULL,
	"phone_verification" text NOT NULL,
	"password_hash" text,
	"zone_id" bigint NOT NULL,
	"store" jsonb,
	"courier" jsonb,
	"store_id" bigint,
	"courier_id" bigint,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "partner_applications_storeId_unique" UNIQUE("store_id"),
	CONSTRAINT "partner_applications_courierId_unique" UNIQUE("courier_id"),
	CONSTRAINT "partner_applications_store" CHECK (("partner_applications"."store" is not null) = ("partner_applications"."kind" = 'store')),
	CONSTRAINT "partner_applications_store_id" CHECK (("partner_applications"."store_id" is not null) = ("partner_applications"."kind" = 'store')),
	CONSTRAINT "partner_applications_courier" CHECK (("partner_applications"."courier" is not null) = ("partner_applications"."kind" = 'courier')),
	CONSTRAINT "partner_applications_courier_id" CHECK (("partner_applications"."courier_id" is not null) = ("partner_applications"."kind" = 'courier' and "partner_applications"."status" = 'approved')),
	CONSTRAINT "partner_applications_password" CHECK (("partner_applications"."password_hash" is null) = ("partner_applications"."status" = 'approved')),
	CONSTRAINT "partner_applications_decided" CHECK (("partner_applications"."decided_at" is not null) or ("partner_applications"."status" = 'submitted'))
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hidden_while_empty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_application_transitions" ADD CONSTRAINT "partner_application_transitions_application_id_partner_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "partner_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_application_transitions_application_id_index" ON "partner_application_transitions" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_email" ON "partner_applications" USING btree ("kind","email") WHERE status in ('submitted', 'resubmitted');--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_phone" ON "partner_applications" USING btree ("kind","phone") WHERE status in ('submitted', 'resubmitted');--> statement-breakpoint
CREATE INDEX "partner_applications_status_submitted_at_index" ON "partner_applications" USING btree ("status","submitted_at");--> statement-breakpoint

create trigger notify_change after insert or delete or truncate on courier_vehicles
  for each statement execute function notify_catalogue_change();--> statement-breakpoint
create trigger notify_update after update on courier_vehicles
  referencing new table as changed for each statement execute function notify_catalogue_update();--> statement-breakpoint

-- The vehicles of a new shop.
insert into courier_vehicles (type) values
  ('{"en": "Bicycle", "fr": "Vélo"}'),
  ('{"en": "Cargo bicycle", "fr": "Vélo cargo"}'),
  ('{"en": "Electric scooter", "fr": "Scooter électrique"}'),
  ('{"en": "Motorbike", "fr": "Moto"}'),
  ('{"en": "Car", "fr": "Voiture"}');
--> statement-breakpoint

-- A rental provider has vehicles instead of items: the first one that is offered lists it.
create function list_provider() returns trigger language plpgsql as $$
begin
  -- An update of no row would still run the triggers of stores, for each vehicle of an import.
  if exists (select from stores where id = new.provider_id and hidden_while_empty) then
    update stores set hidden_while_empty = false where id = new.provider_id;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger list_provider after insert or update of active on vehicles
  for each row when (new.active) execute function list_provider();
