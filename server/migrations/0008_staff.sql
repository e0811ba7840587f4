CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"staff_kind" text NOT NULL,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"audience" text GENERATED ALWAYS AS (case kind when 'store_staff' then 'store' when 'rental_staff' then 'store' when 'courier' then 'courier' when 'operator' then 'desk' end) STORED NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text NOT NULL,
	"role_id" bigint,
	"store_id" bigint,
	"courier_id" bigint,
	"zone_ids" bigint[],
	"totp_secret" "bytea",
	"totp_confirmed" boolean DEFAULT false NOT NULL,
	"totp_last_step" bigint DEFAULT 0 NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_members_courierId_unique" UNIQUE("courier_id"),
	CONSTRAINT "staff_members_contact" CHECK ("staff_members"."email" is not null or "staff_members"."phone" is not null),
	CONSTRAINT "staff_members_role" CHECK (("staff_members"."role_id" is null) = ("staff_members"."kind" = 'courier')),
	CONSTRAINT "staff_members_store" CHECK (("staff_members"."store_id" is not null) = ("staff_members"."kind" in ('store_staff', 'rental_staff'))),
	CONSTRAINT "staff_members_courier" CHECK (("staff_members"."courier_id" is not null) = ("staff_members"."kind" = 'courier')),
	CONSTRAINT "staff_members_zones" CHECK ("staff_members"."zone_ids" is null or "staff_members"."kind" = 'operator')
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"permissions" text[] NOT NULL,
	CONSTRAINT "staff_roles_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" bigint NOT NULL,
	"has_second_step" boolean NOT NULL,
	"network" "bytea" NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_role_id_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_staff_id_id_index" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_index" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_email" ON "staff_members" USING btree ("audience","email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_phone" ON "staff_members" USING btree ("audience","phone");--> statement-breakpoint
CREATE INDEX "staff_members_store_id_index" ON "staff_members" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint

-- Stores and couriers are tables of later features, which the schema of staff does not know.
alter table staff_members add foreign key (store_id) references stores (id) on delete cascade;--> statement-breakpoint
alter table staff_members add foreign key (courier_id) references couriers (id) on delete cascade;--> statement-breakpoint

-- The roles of contract 6.1. `*` is every permission, `*:read` every read.
insert into staff_roles (kind, key, name, permissions) values
  ('store_staff', 'owner', '{"en": "Owner", "fr": "Propriétaire"}', array['*']),
  ('store_staff', 'manager', '{"en": "Manager", "fr": "Responsable"}', array['orders', 'catalogue', 'settings', 'chat']),
  ('store_staff', 'kitchen', '{"en": "Kitchen", "fr": "Cuisine"}', array['orders']),
  ('store_staff', 'catalogue', '{"en": "Catalogue", "fr": "Catalogue"}', array['catalogue']),
  ('rental_staff', 'owner', '{"en": "Owner", "fr": "Propriétaire"}', array['*']),
  ('rental_staff', 'manager', '{"en": "Manager", "fr": "Responsable"}', array['trips', 'vehicles', 'settings', 'chat']),
  ('operator', 'owner', '{"en": "Owner", "fr": "Propriétaire"}', array['*']),
  ('operator', 'support', '{"en": "Support", "fr": "Assistance"}', array['orders', 'refunds', 'chat', 'customers:read']),
  ('operator', 'catalogue', '{"en": "Catalogue", "fr": "Catalogue"}', array['catalogue', 'marketing']),
  ('operator', 'finance', '{"en": "Finance", "fr": "Finances"}', array['payments', 'payouts', 'refunds']),
  ('operator', 'dispatcher', '{"en": "Dispatcher", "fr": "Répartition"}', array['dispatch', 'orders']),
  ('operator', 'auditor', '{"en": "Auditor", "fr": "Audit"}', array['*:read']);--> statement-breakpoint

-- The audit log is append-only.
create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;--> statement-breakpoint
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_audit_log();
