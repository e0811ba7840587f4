CREATE TABLE "social_identities" (
	"medium" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identities_medium_subject_pk" PRIMARY KEY("medium","subject")
);
--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "identity" jsonb;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_identities_customer_id_index" ON "social_identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_code_recipient_index" ON "pending_sign_ins" USING btree ("code_recipient");