CREATE TABLE "print_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "print_jobs_once" UNIQUE("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "store_printers" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"language" text NOT NULL,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_printers_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "print_on_accept" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_store_id_store_printers_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "store_printers"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_printers" ADD CONSTRAINT "store_printers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_jobs_store_id_id_index" ON "print_jobs" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "print_jobs_created_at_index" ON "print_jobs" USING btree ("created_at");