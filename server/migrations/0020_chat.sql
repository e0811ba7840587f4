CREATE TABLE "chat_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"message_id" bigint,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"sender" text NOT NULL,
	"text" text,
	"order_id" bigint,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"receiver_type" text NOT NULL,
	"receiver_id" bigint NOT NULL,
	"last_message_id" bigint,
	"last_message_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_parties" UNIQUE("customer_id","receiver_type","receiver_id"),
	CONSTRAINT "conversations_desk" CHECK (("conversations"."receiver_type" = 'admin') = ("conversations"."receiver_id" = 0))
);
--> statement-breakpoint
CREATE TABLE "quick_phrases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quick_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_events_conversation_id_id_index" ON "chat_events" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_events_created_at_index" ON "chat_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_events_transaction_index" ON "chat_events" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation_id_id_index" ON "chat_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unseen" ON "chat_messages" USING btree ("conversation_id") WHERE "chat_messages"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_receiver_type_receiver_id_last_message_at_index" ON "conversations" USING btree ("receiver_type","receiver_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_customer_id_last_message_at_index" ON "conversations" USING btree ("customer_id","last_message_at");--> statement-breakpoint
create trigger refuse_deleted_customer before insert or update of customer_id on conversations
  for each row execute function refuse_deleted_customer();
