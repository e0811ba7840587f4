ALTER TABLE "one_time_codes" ADD COLUMN "pending_sign_in_id" bigint;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_pending_sign_in_id_pending_sign_ins_id_fk" FOREIGN KEY ("pending_sign_in_id") REFERENCES "pending_sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_pending_sign_in_id_index" ON "one_time_codes" USING btree ("pending_sign_in_id");--> statement-breakpoint
-- A code that the version before sends while both run is refused by this one, which sends another.
UPDATE "one_time_codes" SET "holder" = '', "pending_sign_in_id" = "pending_sign_ins"."id"
FROM "pending_sign_ins" WHERE "one_time_codes"."holder" = 'sign-in ' || "pending_sign_ins"."id";
