CREATE TABLE "courier_routes" (
	"courier_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"stops" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_plans" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"courier_id" bigint NOT NULL,
	"commit_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courier_positions" ADD COLUMN "heading" double precision;--> statement-breakpoint
ALTER TABLE "courier_positions" ADD COLUMN "accuracy" double precision;--> statement-breakpoint
ALTER TABLE "couriers" ADD COLUMN "duty_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_offers" ADD COLUMN "explanation" jsonb;--> statement-breakpoint
ALTER TABLE "courier_routes" ADD CONSTRAINT "courier_routes_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_plans" ADD CONSTRAINT "job_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_plans" ADD CONSTRAINT "job_plans_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_plans_courier_id_index" ON "job_plans" USING btree ("courier_id");