CREATE TABLE "courier_papers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"courier_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"valid_until" date,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_shift_places" (
	"shift_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_shift_places_shift_id_courier_id_pk" PRIMARY KEY("shift_id","courier_id")
);
--> statement-breakpoint
CREATE TABLE "courier_shifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"zone_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "courier_shifts_order" CHECK ("courier_shifts"."starts_at" < "courier_shifts"."ends_at" and "courier_shifts"."places" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "courier_id" bigint;--> statement-breakpoint
ALTER TABLE "courier_papers" ADD CONSTRAINT "courier_papers_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_shift_places" ADD CONSTRAINT "courier_shift_places_shift_id_courier_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "courier_shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_shift_places" ADD CONSTRAINT "courier_shift_places_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_shifts" ADD CONSTRAINT "courier_shifts_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_papers_courier_id_index" ON "courier_papers" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "courier_papers_state_id_index" ON "courier_papers" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "courier_shift_places_courier_id_index" ON "courier_shift_places" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "courier_shifts_starts_at_index" ON "courier_shifts" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_accounts_courier_id_active_at_index" ON "payout_accounts" USING btree ("courier_id","active_at");--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_owner" CHECK (num_nonnulls("payout_accounts"."store_id", "payout_accounts"."courier_id") = 1);