ALTER TABLE "cart_lines" ADD COLUMN "if_sold_out" text DEFAULT 'call' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "if_sold_out" text DEFAULT 'call' NOT NULL;