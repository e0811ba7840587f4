CREATE TABLE "interests" (
	"customer_id" integer NOT NULL,
	"module_id" integer NOT NULL,
	"category_ids" integer[] NOT NULL,
	CONSTRAINT "interests_customer_id_module_id_pk" PRIMARY KEY("customer_id","module_id")
);
--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;