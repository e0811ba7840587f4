ALTER TABLE "conversations" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "sender_type" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "sender_id" bigint;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_staff" UNIQUE("sender_type","sender_id","receiver_type","receiver_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_sender" CHECK (("conversations"."sender_type" = 'customer') = ("conversations"."customer_id" is not null)
        and ("conversations"."sender_type" = 'customer') = ("conversations"."sender_id" is null));