CREATE TABLE "sign_in_sources" (
	"customer_id" integer NOT NULL,
	"source" "bytea" NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_sources_customer_id_source_pk" PRIMARY KEY("customer_id","source")
);
--> statement-breakpoint
ALTER TABLE "sign_in_sources" ADD CONSTRAINT "sign_in_sources_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_sources_last_used_at_index" ON "sign_in_sources" USING btree ("last_used_at");