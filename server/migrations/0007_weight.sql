ALTER TABLE "items" ADD COLUMN "weight_step" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "weight" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_weight_step" CHECK ("items"."weight_step" between 10 and 5000);