ALTER TABLE "referrals" ADD COLUMN "reward" bigint;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "rewarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_reward" CHECK (num_nulls("referrals"."reward", "referrals"."rewarded_at") in (0, 2));