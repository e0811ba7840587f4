CREATE TABLE "refund_proposals" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"requested" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"tip" bigint NOT NULL,
	"lines" jsonb,
	"method" text,
	"borne_by" text NOT NULL,
	"note" text,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_proposals_amount" CHECK ("refund_proposals"."delivery" >= 0 and "refund_proposals"."tip" >= 0 and "refund_proposals"."amount" >= "refund_proposals"."delivery" + "refund_proposals"."tip" and "refund_proposals"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "refund_requests"("id") ON DELETE cascade ON UPDATE no action;