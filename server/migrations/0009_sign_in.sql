CREATE TABLE "code_sends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"customer_id" integer,
	"address" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"holder" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_recipient_pk" PRIMARY KEY("purpose","recipient")
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"login_type" text NOT NULL,
	"customer_id" integer,
	"phone" text,
	"phone_proved" boolean DEFAULT false NOT NULL,
	"match_id" integer,
	"declined" boolean DEFAULT false NOT NULL,
	"code_purpose" text,
	"code_recipient" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "login_medium" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_match_id_customers_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_sends_recipient_sent_at_index" ON "code_sends" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_customer_id_sent_at_index" ON "code_sends" USING btree ("customer_id","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_address_sent_at_index" ON "code_sends" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_sent_at_index" ON "code_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at_index" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_sign_ins_token_hash_index" ON "pending_sign_ins" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at_index" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_customer_id_index" ON "pending_sign_ins" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_match_id_index" ON "pending_sign_ins" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");