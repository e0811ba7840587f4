CREATE TABLE "notification_settings" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"orders_push" boolean DEFAULT true NOT NULL,
	"orders_email" boolean DEFAULT true NOT NULL,
	"messages_push" boolean DEFAULT true NOT NULL,
	"rewards_push" boolean DEFAULT true NOT NULL,
	"offers_push" boolean DEFAULT false NOT NULL,
	"quiet_from" time,
	"quiet_until" time,
	CONSTRAINT "notification_settings_quiet" CHECK (num_nonnulls("notification_settings"."quiet_from", "notification_settings"."quiet_until") <> 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_id" bigint PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
create trigger refuse_deleted_customer before insert or update of customer_id on notification_settings
  for each row execute function refuse_deleted_customer();
