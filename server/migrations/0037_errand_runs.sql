CREATE TABLE "run_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"alone" bigint NOT NULL,
	"part" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"extra_stop_fee" bigint NOT NULL,
	"cap" integer NOT NULL,
	"if_refused" text NOT NULL,
	"window_from" timestamp with time zone NOT NULL,
	"window_to" timestamp with time zone NOT NULL,
	"question" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "run_id" bigint;--> statement-breakpoint
ALTER TABLE "run_orders" ADD CONSTRAINT "run_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_run" ON "orders" USING btree ("run_id") WHERE "orders"."run_id" is not null;