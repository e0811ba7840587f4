ALTER TABLE "payments" ADD COLUMN "hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captured" bigint;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "captured" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_captured" CHECK ("payments"."captured" is null or ("payments"."hold" and "payments"."captured" between 0 and "payments"."amount"));