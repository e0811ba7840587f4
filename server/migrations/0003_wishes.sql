CREATE TABLE "wish_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wish_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wish_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_offers_store" UNIQUE("wish_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"zone_ids" bigint[] NOT NULL,
	"customer_id" bigint,
	"guest_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"urgency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_person" CHECK (num_nonnulls("wishes"."customer_id", "wishes"."guest_id") = 1),
	CONSTRAINT "wishes_email" CHECK (("wishes"."guest_id" is null) = ("wishes"."email" is null))
);
--> statement-breakpoint
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_offers" ADD CONSTRAINT "wish_offers_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wish_offers_item_id_index" ON "wish_offers" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "wishes_module_id_expires_at_index" ON "wishes" USING btree ("module_id","expires_at");--> statement-breakpoint
CREATE INDEX "wishes_customer_id_index" ON "wishes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "wishes_guest_id_index" ON "wishes" USING btree ("guest_id");