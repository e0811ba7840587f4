CREATE TABLE "group_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"choices" jsonb NOT NULL,
	"choice_key" text NOT NULL,
	"add_ons" jsonb NOT NULL,
	"if_sold_out" text DEFAULT 'call' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_lines_quantity" CHECK ("group_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"customer_id" bigint,
	"guest_id" uuid,
	"name" text NOT NULL,
	"is_host" boolean DEFAULT false NOT NULL,
	"is_ready" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "group_members_person" CHECK ("group_members"."customer_id" is null or "group_members"."guest_id" is null)
);
--> statement-breakpoint
CREATE TABLE "group_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"module_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"who_pays" text NOT NULL,
	"limit" bigint,
	"order_type" text NOT NULL,
	"place" jsonb,
	"schedule_at" timestamp with time zone,
	"deadline" timestamp with time zone NOT NULL,
	"place_by" timestamp with time zone NOT NULL,
	"order_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "group_orders_placed" CHECK (("group_orders"."state" = 'placed') = ("group_orders"."order_id" is not null)),
	CONSTRAINT "group_orders_limit" CHECK ("group_orders"."limit" > 0)
);
--> statement-breakpoint
ALTER TABLE "group_lines" ADD CONSTRAINT "group_lines_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_lines" ADD CONSTRAINT "group_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_group_orders_id_fk" FOREIGN KEY ("group_id") REFERENCES "group_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_lines_same" ON "group_lines" USING btree ("member_id","item_id","choice_key");--> statement-breakpoint
CREATE INDEX "group_lines_item_id_index" ON "group_lines" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_customer" ON "group_members" USING btree ("group_id","customer_id") WHERE "group_members"."left_at" is null and "group_members"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_guest" ON "group_members" USING btree ("group_id","guest_id") WHERE "group_members"."left_at" is null and "group_members"."guest_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_host" ON "group_members" USING btree ("group_id") WHERE "group_members"."is_host";--> statement-breakpoint
CREATE INDEX "group_members_customer_id_index" ON "group_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "group_members_guest_id_index" ON "group_members" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "group_orders_store_id_index" ON "group_orders" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "group_orders_order_id_index" ON "group_orders" USING btree ("order_id");