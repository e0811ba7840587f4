CREATE TABLE "trip_checks" (
	"order_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"ticks" text[] NOT NULL,
	"meters" jsonb NOT NULL,
	"notes" text NOT NULL,
	"pictures" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_checks_order_id_direction_pk" PRIMARY KEY("order_id","direction"),
	CONSTRAINT "trip_checks_direction" CHECK ("trip_checks"."direction" in ('out', 'back'))
);
--> statement-breakpoint
ALTER TABLE "trip_checks" ADD CONSTRAINT "trip_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;