CREATE TABLE "refund_disputes" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"desk_note" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_disputes_reason" CHECK (("refund_disputes"."reason" is null) = ("refund_disputes"."state" = 'accepted')),
	CONSTRAINT "refund_disputes_decided" CHECK (("refund_disputes"."decided_at" is not null) = ("refund_disputes"."state" in ('upheld', 'shifted')))
);
--> statement-breakpoint
ALTER TABLE "refund_disputes" ADD CONSTRAINT "refund_disputes_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_disputes" ADD CONSTRAINT "refund_disputes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_disputes_store_id_index" ON "refund_disputes" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "refund_disputes_open" ON "refund_disputes" USING btree ("at") WHERE "refund_disputes"."state" = 'open';