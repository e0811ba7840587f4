CREATE TABLE "top_ups" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"bonus_id" bigint,
	"bonus" bigint NOT NULL,
	CONSTRAINT "top_ups_bonus" CHECK ("top_ups"."bonus" >= 0),
	CONSTRAINT "top_ups_offer" CHECK (("top_ups"."bonus_id" is null) = ("top_ups"."bonus" = 0))
);
--> statement-breakpoint
CREATE TABLE "wallet_bonuses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"description" jsonb,
	"bonus" integer NOT NULL,
	"bonus_kind" text NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"maximum" bigint DEFAULT 0 NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "wallet_bonuses_bonus" CHECK ("wallet_bonuses"."bonus" > 0)
);
--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_bonus_id_wallet_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "wallet_bonuses"("id") ON DELETE no action ON UPDATE no action;