CREATE TABLE "unpaid_order_keys" (
	"key" text NOT NULL,
	"order_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unpaid_order_keys_key_order_id_pk" PRIMARY KEY("key","order_id")
);
--> statement-breakpoint
ALTER TABLE "unpaid_order_keys" ADD CONSTRAINT "unpaid_order_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_order_keys_order_id_index" ON "unpaid_order_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "unpaid_order_keys_created_at_index" ON "unpaid_order_keys" USING btree ("created_at");