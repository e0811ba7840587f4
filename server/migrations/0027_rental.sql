CREATE TABLE "rental_drivers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_drivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"picture" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_rules" (
	"provider_id" bigint PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_wishlist_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_wishlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"vehicle_id" bigint,
	"provider_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_wishlist_entries_target" CHECK (num_nonnulls("rental_wishlist_entries"."vehicle_id", "rental_wishlist_entries"."provider_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "vehicle_holds" (
	"order_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vehicle_holds_order_id_vehicle_id_pk" PRIMARY KEY("order_id","vehicle_id"),
	CONSTRAINT "vehicle_holds_span" CHECK ("vehicle_holds"."starts_at" < "vehicle_holds"."ends_at"),
	CONSTRAINT "vehicle_holds_quantity" CHECK ("vehicle_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"provider_id" bigint NOT NULL,
	"customer_id" bigint,
	"order_id" bigint,
	"unit_id" bigint,
	"customer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" jsonb,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"reply" jsonb,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_reviews_order_unit" UNIQUE("order_id","unit_id"),
	CONSTRAINT "vehicle_reviews_rating" CHECK ("vehicle_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "vehicle_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"license_plate" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "vehicle_units_licensePlate_unique" UNIQUE("license_plate")
);
--> statement-breakpoint
CREATE TABLE "rental_cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_cart_lines_vehicle" UNIQUE("cart_id","vehicle_id"),
	CONSTRAINT "rental_cart_lines_quantity" CHECK ("rental_cart_lines"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "rental_carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"guest_id" uuid,
	"module_id" bigint NOT NULL,
	"provider_id" bigint NOT NULL,
	"rental_type" text NOT NULL,
	"pickup" jsonb NOT NULL,
	"destination" jsonb NOT NULL,
	"pickup_time" timestamp with time zone NOT NULL,
	"hours" integer,
	"meters" integer NOT NULL,
	"minutes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_carts_owner" CHECK (("rental_carts"."customer_id" is null) <> ("rental_carts"."guest_id" is null))
);
--> statement-breakpoint
CREATE TABLE "trip_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "trip_lines_quantity" CHECK ("trip_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "trip_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"provider_id" bigint NOT NULL,
	"pickup_zone_id" bigint NOT NULL,
	"rental_type" text NOT NULL,
	"pickup" jsonb NOT NULL,
	"destination" jsonb NOT NULL,
	"pickup_time" timestamp with time zone NOT NULL,
	"hours" integer,
	"meters" integer NOT NULL,
	"minutes" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_vehicles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"driver_id" bigint,
	"completed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "trip_vehicles_unit" UNIQUE("order_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "rental_drivers" ADD CONSTRAINT "rental_drivers_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_rules" ADD CONSTRAINT "rental_rules_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_wishlist_entries" ADD CONSTRAINT "rental_wishlist_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_wishlist_entries" ADD CONSTRAINT "rental_wishlist_entries_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_wishlist_entries" ADD CONSTRAINT "rental_wishlist_entries_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_holds" ADD CONSTRAINT "vehicle_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_holds" ADD CONSTRAINT "vehicle_holds_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reviews" ADD CONSTRAINT "vehicle_reviews_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reviews" ADD CONSTRAINT "vehicle_reviews_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reviews" ADD CONSTRAINT "vehicle_reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reviews" ADD CONSTRAINT "vehicle_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reviews" ADD CONSTRAINT "vehicle_reviews_unit_id_vehicle_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "vehicle_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_units" ADD CONSTRAINT "vehicle_units_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_cart_lines" ADD CONSTRAINT "rental_cart_lines_cart_id_rental_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "rental_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_cart_lines" ADD CONSTRAINT "rental_cart_lines_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_carts" ADD CONSTRAINT "rental_carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_carts" ADD CONSTRAINT "rental_carts_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_carts" ADD CONSTRAINT "rental_carts_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_carts" ADD CONSTRAINT "rental_carts_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_lines" ADD CONSTRAINT "trip_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_lines" ADD CONSTRAINT "trip_lines_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_orders" ADD CONSTRAINT "trip_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_orders" ADD CONSTRAINT "trip_orders_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_orders" ADD CONSTRAINT "trip_orders_pickup_zone_id_zones_id_fk" FOREIGN KEY ("pickup_zone_id") REFERENCES "zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_vehicles" ADD CONSTRAINT "trip_vehicles_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_vehicles" ADD CONSTRAINT "trip_vehicles_unit_id_vehicle_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "vehicle_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_vehicles" ADD CONSTRAINT "trip_vehicles_driver_id_rental_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "rental_drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rental_drivers_provider_id_index" ON "rental_drivers" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rental_wishlist_entries_vehicle" ON "rental_wishlist_entries" USING btree ("customer_id","vehicle_id") WHERE "rental_wishlist_entries"."vehicle_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rental_wishlist_entries_provider" ON "rental_wishlist_entries" USING btree ("customer_id","provider_id") WHERE "rental_wishlist_entries"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "rental_wishlist_entries_vehicle_id_index" ON "rental_wishlist_entries" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "rental_wishlist_entries_provider_id_index" ON "rental_wishlist_entries" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "vehicle_holds_vehicle_id_ends_at_index" ON "vehicle_holds" USING btree ("vehicle_id","ends_at");--> statement-breakpoint
CREATE INDEX "vehicle_holds_ends_at_starts_at_index" ON "vehicle_holds" USING btree ("ends_at","starts_at");--> statement-breakpoint
CREATE INDEX "vehicle_reviews_vehicle_id_created_at_index" ON "vehicle_reviews" USING btree ("vehicle_id","created_at");--> statement-breakpoint
CREATE INDEX "vehicle_reviews_provider_id_created_at_index" ON "vehicle_reviews" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "vehicle_reviews_customer_id_index" ON "vehicle_reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "vehicle_units_vehicle_id_index" ON "vehicle_units" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "rental_cart_lines_vehicle_id_index" ON "rental_cart_lines" USING btree ("vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rental_carts_customer" ON "rental_carts" USING btree ("customer_id","module_id") WHERE "rental_carts"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rental_carts_guest" ON "rental_carts" USING btree ("guest_id","module_id") WHERE "rental_carts"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "trip_lines_order_id_index" ON "trip_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trip_orders_provider_id_pickup_time_index" ON "trip_orders" USING btree ("provider_id","pickup_time");--> statement-breakpoint
CREATE INDEX "trip_vehicles_unit_id_index" ON "trip_vehicles" USING btree ("unit_id");--> statement-breakpoint
create or replace trigger refuse_deleted_customer before insert or update of customer_id on rental_carts
  for each row when (new.customer_id is not null) execute function refuse_deleted_customer();--> statement-breakpoint
create or replace trigger refuse_deleted_customer before insert or update of customer_id on rental_wishlist_entries
  for each row execute function refuse_deleted_customer();--> statement-breakpoint
create or replace trigger refuse_deleted_customer before insert or update of customer_id on vehicle_reviews
  for each row when (new.customer_id is not null) execute function refuse_deleted_customer();
