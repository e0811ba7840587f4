-- The whole schema. Tables, constraints and indexes are generated from `server/src/**/*.tables.ts`; everything in
-- lower case is written by hand and unknown to drizzle-kit. The next change is a migration of its own: edit the
-- tables, run `npm run migrations -w server -- --name <what_changes>`, and add SQL by hand to the generated file
-- (`-- --custom` generates an empty one).

-- Typing mistakes (pg_trgm), accents (unaccent) and exclusion constraints (btree_gist).
-- A database has them once, for all its shops: the role of a shop in a schema of its own finds those of the operator.
do $$
declare name text;
begin
  foreach name in array array['pg_trgm', 'unaccent', 'btree_gist'] loop
    if not exists (select from pg_extension where extname = name) then
      execute format('create extension %I schema public', name);
    end if;
  end loop;
end $$;--> statement-breakpoint

-- Normalizes text for comparison: no accents, no capitals. `unaccent` alone is not immutable, because its
-- dictionary can change; this function names the dictionary, so that an index may use it.
create function plain_text(words text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, words));--> statement-breakpoint

-- Stems English and French words after removing their accents.
create text search configuration plain_english (copy = english);--> statement-breakpoint
alter text search configuration plain_english
  alter mapping for hword, hword_part, word with unaccent, english_stem;--> statement-breakpoint
create text search configuration plain_french (copy = french);--> statement-breakpoint
alter text search configuration plain_french
  alter mapping for hword, hword_part, word with unaccent, french_stem;--> statement-breakpoint

CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"password_hash" text,
	"passkey_user_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"login_medium" text DEFAULT 'manual' NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_sources" (
	"customer_id" bigint NOT NULL,
	"source" "bytea" NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_sources_customer_id_source_pk" PRIMARY KEY("customer_id","source")
);
--> statement-breakpoint
CREATE TABLE "code_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"customer_id" bigint,
	"address" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"holder" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_recipient_pk" PRIMARY KEY("purpose","recipient")
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"customer_id" bigint NOT NULL,
	"module_id" bigint NOT NULL,
	"category_ids" bigint[] NOT NULL,
	CONSTRAINT "interests_customer_id_module_id_pk" PRIMARY KEY("customer_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"customer_id" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"login_type" text NOT NULL,
	"customer_id" bigint,
	"phone" text,
	"phone_proved" boolean DEFAULT false NOT NULL,
	"identity" jsonb,
	"match_id" bigint,
	"declined" boolean DEFAULT false NOT NULL,
	"code_purpose" text,
	"code_recipient" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"medium" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identities_medium_subject_pk" PRIMARY KEY("medium","subject")
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"address" text NOT NULL,
	"type" text NOT NULL,
	"label" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"road" text,
	"house" text,
	"floor" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"additional_information" text,
	"zone_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"guest_id" uuid,
	"module_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"choices" jsonb NOT NULL,
	"choice_key" text NOT NULL,
	"add_ons" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_owner" CHECK (("cart_lines"."customer_id" is null) <> ("cart_lines"."guest_id" is null)),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "add_ons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "add_ons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "add_ons_price" CHECK ("add_ons"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"parent_id" bigint,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"image" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "common_conditions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "common_conditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "common_conditions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "flash_sale_items" (
	"flash_sale_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"discount" integer NOT NULL,
	"discount_kind" text NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flash_sale_items_flash_sale_id_item_id_pk" PRIMARY KEY("flash_sale_id","item_id"),
	CONSTRAINT "flash_sale_items_stock" CHECK ("flash_sale_items"."sold" between 0 and "flash_sale_items"."stock")
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_variations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_variations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"type" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_variations_stock" CHECK ("item_variations"."stock" >= 0 and "item_variations"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"module_id" bigint NOT NULL,
	"zone_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"sku" text,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"unit" jsonb,
	"images" text[] DEFAULT '{}' NOT NULL,
	"category_id" bigint NOT NULL,
	"sub_category_id" bigint,
	"brand_id" bigint,
	"common_condition_id" bigint,
	"tag_ids" bigint[] DEFAULT '{}' NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_kind" text DEFAULT 'percent' NOT NULL,
	"food_choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"add_on_ids" bigint[] DEFAULT '{}' NOT NULL,
	"generic_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nutrition" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergens" text[],
	"veg" boolean DEFAULT true NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"organic" boolean DEFAULT false NOT NULL,
	"halal" boolean DEFAULT false NOT NULL,
	"basic" boolean DEFAULT false NOT NULL,
	"prescription_required" boolean DEFAULT false NOT NULL,
	"maximum_cart_quantity" integer,
	"available_from" time,
	"available_until" time,
	"campaign_starts" date,
	"campaign_ends" date,
	"active" boolean DEFAULT true NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision DEFAULT 0 NOT NULL,
	"wishlist_count" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"popularity_before" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "items_price" CHECK ("items"."price" >= 0 and "items"."discount" >= 0),
	CONSTRAINT "items_stock" CHECK ("items"."stock" >= 0),
	CONSTRAINT "items_campaign" CHECK (("items"."campaign_starts" is null) = ("items"."campaign_ends" is null))
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"zone_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"logo" text,
	"cover" text,
	"active" boolean DEFAULT true NOT NULL,
	"schedules" jsonb NOT NULL,
	"closed_dates" date[] DEFAULT '{}' NOT NULL,
	"schedule_order" boolean DEFAULT false NOT NULL,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"minimum_order" bigint DEFAULT 0 NOT NULL,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"min_delivery_minutes" integer NOT NULL,
	"max_delivery_minutes" integer NOT NULL,
	"delivery" boolean DEFAULT true NOT NULL,
	"take_away" boolean DEFAULT false NOT NULL,
	"free_delivery" boolean DEFAULT false NOT NULL,
	"self_delivery" boolean DEFAULT false NOT NULL,
	"minimum_delivery_charge" bigint DEFAULT 0 NOT NULL,
	"maximum_delivery_charge" bigint,
	"per_km_delivery_charge" bigint DEFAULT 0 NOT NULL,
	"prescription_order" boolean DEFAULT false NOT NULL,
	"cutlery" boolean DEFAULT false NOT NULL,
	"veg" boolean DEFAULT true NOT NULL,
	"non_veg" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"shows_halal" boolean DEFAULT false NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"extra_packaging" bigint,
	"announcement" jsonb,
	"shows_reviews" boolean DEFAULT true NOT NULL,
	"ratings" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"popularity_before" integer DEFAULT 0 NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_kind" text DEFAULT 'percent' NOT NULL,
	"discount_minimum" bigint DEFAULT 0 NOT NULL,
	"discount_cap" bigint DEFAULT 0 NOT NULL,
	"discount_starts" timestamp with time zone,
	"discount_ends" timestamp with time zone,
	"pickup_zone_ids" bigint[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stores_amounts" CHECK ("stores"."minimum_order" >= 0 and "stores"."tax_rate" between 0 and 10000),
	CONSTRAINT "stores_delivery_time" CHECK ("stores"."min_delivery_minutes" <= "stores"."max_delivery_minutes")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advertisements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"cover" text,
	"profile" text,
	"video_url" text,
	"shows_rating" boolean DEFAULT true NOT NULL,
	"shows_reviews" boolean DEFAULT true NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "advertisements_days" CHECK ("advertisements"."starts" <= "advertisements"."ends")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"zone_id" bigint,
	"title" jsonb NOT NULL,
	"image" text NOT NULL,
	"link" text,
	"store_id" bigint,
	"item_id" bigint,
	"owner_store_id" bigint,
	"featured" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_stores" (
	"campaign_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	CONSTRAINT "campaign_stores_campaign_id_store_id_pk" PRIMARY KEY("campaign_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" text NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"start_time" time,
	"end_time" time
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"discount" integer NOT NULL,
	"discount_kind" text NOT NULL,
	"min_purchase" bigint DEFAULT 0 NOT NULL,
	"max_discount" bigint DEFAULT 0 NOT NULL,
	"uses_per_customer" integer,
	"uses_left" integer,
	"starts" date NOT NULL,
	"expires" date NOT NULL,
	"store_id" bigint,
	"zone_ids" bigint[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "other_banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "other_banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"key" text NOT NULL,
	"title" jsonb,
	"description" jsonb,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"settings" jsonb NOT NULL,
	"landing" jsonb NOT NULL,
	CONSTRAINT "shop_one_row" CHECK ("shop"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"street_id" bigint NOT NULL,
	"number" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landmarks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landmarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "map_areas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "map_areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" jsonb,
	"geometry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "street_segments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "street_segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"street_id" bigint NOT NULL,
	"points" jsonb NOT NULL,
	"oneway" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "streets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text DEFAULT 'street' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search" text GENERATED ALWAYS AS (plain_text(name)) STORED,
	CONSTRAINT "streets_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "zone_modules" (
	"zone_id" bigint NOT NULL,
	"module_id" bigint NOT NULL,
	"charge_type" text NOT NULL,
	"fixed_charge" bigint,
	"per_km_charge" bigint,
	"minimum_charge" bigint,
	"maximum_charge" bigint,
	"maximum_cash_order" bigint,
	CONSTRAINT "zone_modules_zone_id_module_id_pk" PRIMARY KEY("zone_id","module_id"),
	CONSTRAINT "zone_modules_charge" CHECK (("zone_modules"."charge_type" = 'fixed' and "zone_modules"."fixed_charge" >= 0) or ("zone_modules"."charge_type" = 'distance' and "zone_modules"."per_km_charge" >= 0 and "zone_modules"."minimum_charge" >= 0))
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"display_name" jsonb NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"area" jsonb NOT NULL,
	"south" double precision NOT NULL,
	"west" double precision NOT NULL,
	"north" double precision NOT NULL,
	"east" double precision NOT NULL,
	"cash_on_delivery" boolean DEFAULT true NOT NULL,
	"digital_payment" boolean DEFAULT true NOT NULL,
	"offline_payment" boolean DEFAULT false NOT NULL,
	"delivery_fee_rise" integer DEFAULT 0 NOT NULL,
	"delivery_fee_raised" boolean DEFAULT false NOT NULL,
	"delivery_fee_message" jsonb,
	"delivers_to" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"icon" text,
	"thumbnail" text,
	"active" boolean DEFAULT true NOT NULL,
	"everywhere" boolean DEFAULT false NOT NULL,
	CONSTRAINT "modules_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"image" text,
	"vehicle" jsonb NOT NULL,
	"avg_rating" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"located_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cancellation_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"variation_id" bigint,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"choices" jsonb NOT NULL,
	"add_ons" jsonb NOT NULL,
	"discount" bigint NOT NULL,
	"discount_from" text,
	"flash_sale_id" bigint,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000 CACHE 1),
	"customer_id" bigint,
	"guest_id" uuid,
	"module_id" bigint NOT NULL,
	"zone_id" bigint NOT NULL,
	"store_id" bigint,
	"courier_id" bigint,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"status_timestamps" jsonb NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"schedule_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"receipt" jsonb NOT NULL,
	"tax_included" boolean NOT NULL,
	"tax_rate" integer NOT NULL,
	"free_delivery_by" text,
	"coupon_code" text,
	"coupon_title" jsonb,
	"bring_change" bigint DEFAULT 0 NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"address" jsonb,
	"contact_number" text NOT NULL,
	"distance_meters" integer DEFAULT 0 NOT NULL,
	"note" text,
	"unavailable_item_note" text,
	"delivery_instruction" text,
	"cutlery" boolean DEFAULT false NOT NULL,
	"otp" text,
	"processing_minutes" integer,
	"min_delivery_minutes" integer,
	"max_delivery_minutes" integer,
	"canceled_by" text,
	"cancellation_reason" text,
	"cancellation_note" text,
	"restocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_amounts" CHECK ("orders"."amount" >= 0 and "orders"."paid" between 0 and "orders"."amount"),
	CONSTRAINT "orders_owner" CHECK ("orders"."customer_id" is null or "orders"."guest_id" is null)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" text,
	"per_km_charge" bigint NOT NULL,
	"minimum_charge" bigint NOT NULL,
	"tax_rate" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_instructions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_instructions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"instruction" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image" text,
	CONSTRAINT "vehicle_brands_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "vehicle_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"module_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"model" text NOT NULL,
	"type" text NOT NULL,
	"engine_capacity" text NOT NULL,
	"engine_power" text NOT NULL,
	"seats" integer NOT NULL,
	"air_condition" boolean DEFAULT false NOT NULL,
	"fuel" text NOT NULL,
	"transmission" text NOT NULL,
	"hourly_price" bigint,
	"per_km_price" bigint,
	"daily_price" bigint,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_kind" text DEFAULT 'percent' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"total" integer NOT NULL,
	"trips" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "vehicles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "vehicles_total" CHECK ("vehicles"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"customer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" jsonb,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"reply" jsonb,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"item_id" bigint,
	"store_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_entries_target" CHECK (num_nonnulls("wishlist_entries"."item_id", "wishlist_entries"."store_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_sources" ADD CONSTRAINT "sign_in_sources_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_match_id_customers_id_fk" FOREIGN KEY ("match_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "common_conditions" ADD CONSTRAINT "common_conditions_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_flash_sale_id_flash_sales_id_fk" FOREIGN KEY ("flash_sale_id") REFERENCES "flash_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_variations" ADD CONSTRAINT "item_variations_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_sub_category_id_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_common_condition_id_common_conditions_id_fk" FOREIGN KEY ("common_condition_id") REFERENCES "common_conditions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_owner_store_id_stores_id_fk" FOREIGN KEY ("owner_store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_stores" ADD CONSTRAINT "campaign_stores_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_stores" ADD CONSTRAINT "campaign_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_banners" ADD CONSTRAINT "other_banners_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_street_id_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "streets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "street_segments" ADD CONSTRAINT "street_segments_street_id_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "streets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_modules" ADD CONSTRAINT "zone_modules_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_modules" ADD CONSTRAINT "zone_modules_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variation_id_item_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "item_variations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_categories" ADD CONSTRAINT "parcel_categories_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_categories" ADD CONSTRAINT "vehicle_categories_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_category_id_vehicle_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "vehicle_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_brand_id_vehicle_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "vehicle_brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entries" ADD CONSTRAINT "wishlist_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entries" ADD CONSTRAINT "wishlist_entries_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entries" ADD CONSTRAINT "wishlist_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("phone") WHERE "customers"."phone_verified";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("email") WHERE "customers"."email_verified";--> statement-breakpoint
CREATE INDEX "customers_phone_index" ON "customers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "customers_email_index" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_customer_id_index" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sign_in_sources_last_used_at_index" ON "sign_in_sources" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "code_sends_recipient_sent_at_index" ON "code_sends" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_customer_id_sent_at_index" ON "code_sends" USING btree ("customer_id","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_address_sent_at_index" ON "code_sends" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_sent_at_index" ON "code_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at_index" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_customer_id_index" ON "passkey_challenges" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_id_index" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_customer_id_index" ON "passkeys" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_sign_ins_token_hash_index" ON "pending_sign_ins" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at_index" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_customer_id_index" ON "pending_sign_ins" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_match_id_index" ON "pending_sign_ins" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_code_recipient_index" ON "pending_sign_ins" USING btree ("code_recipient");--> statement-breakpoint
CREATE INDEX "social_identities_customer_id_index" ON "social_identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_addresses_customer_id_index" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_customer" ON "cart_lines" USING btree ("customer_id","item_id","choice_key") WHERE "cart_lines"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_guest" ON "cart_lines" USING btree ("guest_id","item_id","choice_key") WHERE "cart_lines"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_lines_item_id_index" ON "cart_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "add_ons_store_id_index" ON "add_ons" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "categories_module_id_parent_id_index" ON "categories" USING btree ("module_id","parent_id");--> statement-breakpoint
CREATE INDEX "flash_sale_items_item_id_index" ON "flash_sale_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_variations_type" ON "item_variations" USING btree ("item_id",("type"->>'en'));--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("module_id","zone_id","popularity" DESC NULLS FIRST,"avg_rating" DESC NULLS FIRST,"id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_reviewed" ON "items" USING btree ("module_id","zone_id","rating_count" DESC NULLS FIRST,"avg_rating" DESC NULLS FIRST,"id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_latest" ON "items" USING btree ("module_id","zone_id","created_at" DESC NULLS FIRST,"id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_by_price" ON "items" USING btree ("module_id","zone_id","price","id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_of_category" ON "items" USING btree ("category_id","zone_id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_of_sub_category" ON "items" USING btree ("sub_category_id","zone_id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null;--> statement-breakpoint
CREATE INDEX "items_discounted" ON "items" USING btree ("module_id","zone_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."discount" > 0;--> statement-breakpoint
CREATE INDEX "items_recommended" ON "items" USING btree ("module_id","zone_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."recommended";--> statement-breakpoint
CREATE INDEX "items_of_brand" ON "items" USING btree ("brand_id","zone_id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."brand_id" is not null;--> statement-breakpoint
CREATE INDEX "items_of_condition" ON "items" USING btree ("common_condition_id","zone_id","store_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."common_condition_id" is not null;--> statement-breakpoint
CREATE INDEX "items_basic" ON "items" USING btree ("module_id","zone_id") WHERE "items"."active" and "items"."campaign_starts" is null and "items"."basic";--> statement-breakpoint
CREATE INDEX "items_of_campaigns" ON "items" USING btree ("module_id","zone_id") WHERE "items"."active" and "items"."campaign_starts" is not null;--> statement-breakpoint
CREATE INDEX "items_with_hours" ON "items" USING btree ("module_id") WHERE "items"."available_from" is not null or "items"."available_until" is not null;--> statement-breakpoint
CREATE INDEX "items_store_id_popularity_index" ON "items" USING btree ("store_id","popularity");--> statement-breakpoint
CREATE UNIQUE INDEX "items_sku" ON "items" USING btree ("store_id","sku") WHERE "items"."sku" is not null;--> statement-breakpoint
CREATE INDEX "stores_module_id_zone_id_index" ON "stores" USING btree ("module_id","zone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_door" ON "addresses" USING btree ("street_id","number","latitude","longitude");--> statement-breakpoint
CREATE INDEX "addresses_latitude_longitude_index" ON "addresses" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "street_segments_street_id_index" ON "street_segments" USING btree ("street_id");--> statement-breakpoint
CREATE INDEX "streets_search" ON "streets" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_created_at_index" ON "order_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_index" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_customer_id_id_index" ON "orders" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_guest_id_index" ON "orders" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "orders_active" ON "orders" USING btree ("status") WHERE "orders"."status" in ('pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up');--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vehicles_provider_id_index" ON "vehicles" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "reviews_item_id_created_at_index" ON "reviews" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_store_id_created_at_index" ON "reviews" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_entries_item" ON "wishlist_entries" USING btree ("customer_id","item_id") WHERE "wishlist_entries"."item_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_entries_store" ON "wishlist_entries" USING btree ("customer_id","store_id") WHERE "wishlist_entries"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "wishlist_entries_item_id_index" ON "wishlist_entries" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "wishlist_entries_store_id_index" ON "wishlist_entries" USING btree ("store_id");--> statement-breakpoint

-- Search. Items and stores hold the words that find them, in both languages and normalized: their own name
-- (weight A), their tags (B), their categories and brand (C), their store (D).

create function search_text(words jsonb) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    plain_text(coalesce(words ->> 'en', '') || ' ' || coalesce(words ->> 'fr', '')),
    '[^[:alnum:]]+', ' ', 'g'
  );--> statement-breakpoint

create function english_stem(word text) returns text
  language sql immutable parallel safe strict
  return coalesce((tsvector_to_array(to_tsvector('plain_english', word)))[1], word);--> statement-breakpoint
create function french_stem(word text) returns text
  language sql immutable parallel safe strict
  return coalesce((tsvector_to_array(to_tsvector('plain_french', word)))[1], word);--> statement-breakpoint

-- Every word of every search vector: the dictionary for spelling corrections. A word has a stem in each language whose
-- texts contain it, and finds every word with the same stem; a French rule must not join two English words.
create table search_words (
  word text collate "C" primary key,
  english_stem text,
  french_stem text
);--> statement-breakpoint
create index search_words_near on search_words using gist (word gist_trgm_ops);--> statement-breakpoint
create index search_words_english on search_words (english_stem);--> statement-breakpoint
create index search_words_french on search_words (french_stem);--> statement-breakpoint

create function search_vector(texts jsonb[]) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', coalesce((select string_agg(search_text(words), ' ') from unnest(texts) as words), ''));--> statement-breakpoint

-- Adds the words of these texts to the dictionary, in the order of the words, so that two writers do not deadlock.
create function add_search_words(texts jsonb[]) returns void language sql as $$
  with used as (
    select word, bool_or(in_english) as in_english, bool_or(not in_english) as in_french
    from (
      select unnest(tsvector_to_array(search_vector(array[words - 'fr']))) as word, true as in_english
        from unnest(texts) as words
      union all
      select unnest(tsvector_to_array(search_vector(array[words - 'en']))), false
        from unnest(texts) as words
    ) as words
    group by word
  )
  insert into search_words (word, english_stem, french_stem)
    select
      word,
      case when in_english then english_stem(word) end,
      case when in_french then french_stem(word) end
    from used
    where not exists (
      select from search_words as known
      where known.word = used.word
        and (known.english_stem is not null or not in_english)
        and (known.french_stem is not null or not in_french)
    )
    order by word
    on conflict (word) do update set
      english_stem = coalesce(search_words.english_stem, excluded.english_stem),
      french_stem = coalesce(search_words.french_stem, excluded.french_stem)
$$;--> statement-breakpoint

-- Adds the words that find items with these names, tags, categories, brands and stores.
create function add_item_words(
  names jsonb[], tag_ids bigint[], category_ids bigint[], brand_ids bigint[], store_ids bigint[]
) returns void language sql as $$
  select add_search_words(array(
    select unnest(names)
    union all select tag from tags where id = any(tag_ids)
    union all select name from categories where id = any(category_ids)
    union all select jsonb_build_object('en', name, 'fr', name) from brands where id = any(brand_ids)
    union all select name from stores where id = any(store_ids)
  ))
$$;--> statement-breakpoint

alter table items add column search tsvector not null default '';--> statement-breakpoint
create index items_search on items using gin (search);--> statement-breakpoint
alter table stores add column search tsvector not null default '';--> statement-breakpoint
create index stores_search on stores using gin (search);--> statement-breakpoint

-- A listed item has the additional word `@module.zone`, which nobody can type, so that the index alone finds
-- the items of a module and zone. An unlisted item has no such word.
create function set_item_search() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(search_vector(array[new.name]), 'A') ||
    setweight(search_vector(array(select tag from tags where id = any(new.tag_ids))), 'B') ||
    setweight(search_vector(
      array(select name from categories where id in (new.category_id, new.sub_category_id)) ||
      array(select jsonb_build_object('en', name, 'fr', name) from brands where id = new.brand_id)
    ), 'C') ||
    coalesce((select setweight(search, 'D') from stores where id = new.store_id), '');
  if new.active and new.campaign_starts is null then
    new.search := new.search || array_to_tsvector(array['@' || new.module_id || '.' || new.zone_id]);
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger set_search
  before insert or update of name, tag_ids, category_id, sub_category_id, brand_id, store_id,
    module_id, zone_id, active, campaign_starts on items
  for each row execute function set_item_search();--> statement-breakpoint

-- Once per inserting statement, because the names of tags, categories, brands and stores repeat.
create function add_words_of_inserted_items() returns trigger language plpgsql as $$
begin
  perform add_item_words(
    array(select name from inserted),
    array(select distinct unnest(tag_ids) from inserted),
    array(select category_id from inserted union select sub_category_id from inserted),
    array(select distinct brand_id from inserted),
    array(select distinct store_id from inserted)
  );
  return null;
end $$;--> statement-breakpoint
create trigger add_words_inserted after insert on items
  referencing new table as inserted for each statement execute function add_words_of_inserted_items();--> statement-breakpoint
create function add_words_of_updated_item() returns trigger language plpgsql as $$
begin
  perform add_item_words(
    array[new.name], new.tag_ids, array[new.category_id, new.sub_category_id], array[new.brand_id], array[new.store_id]
  );
  return null;
end $$;--> statement-breakpoint
create trigger add_words_updated after update of name, tag_ids, category_id, sub_category_id, brand_id, store_id on items
  for each row execute function add_words_of_updated_item();--> statement-breakpoint

create function set_store_search() returns trigger language plpgsql as $$
begin
  new.search := setweight(search_vector(array[new.name]), 'A');
  perform add_search_words(array[new.name]);
  return new;
end $$;--> statement-breakpoint
create trigger set_search before insert or update of name on stores
  for each row execute function set_store_search();--> statement-breakpoint

-- Renaming a store, category, brand or tag updates the search vectors of its items.
create function update_item_search() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'stores' then
    update items set name = name where store_id = new.id;
  elsif tg_table_name = 'categories' then
    update items set name = name where category_id = new.id or sub_category_id = new.id;
  elsif tg_table_name = 'brands' then
    update items set name = name where brand_id = new.id;
  else
    update items set name = name where new.id = any(tag_ids);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger update_item_search after update of name on stores
  for each row when (old.name is distinct from new.name) execute function update_item_search();--> statement-breakpoint
create trigger update_item_search after update of name on categories
  for each row when (old.name is distinct from new.name) execute function update_item_search();--> statement-breakpoint
create trigger update_item_search after update of name on brands
  for each row when (old.name is distinct from new.name) execute function update_item_search();--> statement-breakpoint
create trigger update_item_search after update of tag on tags
  for each row when (old.tag is distinct from new.tag) execute function update_item_search();--> statement-breakpoint

-- `stores.item_count` is the current number of active items of a store.
create function count_items_of(store_ids bigint[]) returns void language sql as $$
  update stores set item_count = counted.count
  from (
    select s.id, (select count(*) from items i where i.store_id = s.id and i.active) as count
    from stores s where s.id = any(store_ids)
  ) as counted
  where stores.id = counted.id and stores.item_count <> counted.count
$$;--> statement-breakpoint
create function count_written_items() returns trigger language plpgsql as $$
begin
  perform count_items_of((select array_agg(distinct store_id) from written));
  return null;
end $$;--> statement-breakpoint
create trigger count_items_inserted after insert on items
  referencing new table as written for each statement execute function count_written_items();--> statement-breakpoint
create trigger count_items_deleted after delete on items
  referencing old table as written for each statement execute function count_written_items();--> statement-breakpoint
create function count_changed_item() returns trigger language plpgsql as $$
begin
  perform count_items_of(array[old.store_id, new.store_id]);
  return null;
end $$;--> statement-breakpoint
create trigger count_items_changed after update of active, store_id on items
  for each row when (old.active <> new.active or old.store_id <> new.store_id)
  execute function count_changed_item();--> statement-breakpoint

-- Change notifications. Every process drops its cached catalogue values when a change commits. The payload is
-- the name of the table. An update that matches no row sends no notification.
create function notify_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', tg_table_name);
  return null;
end $$;--> statement-breakpoint
create function notify_catalogue_update() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    perform pg_notify('catalogue', tg_table_name);
  end if;
  return null;
end $$;--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array[
    'shop', 'pages', 'modules', 'zones', 'zone_modules',
    'categories', 'stores', 'items', 'item_variations', 'add_ons', 'brands', 'common_conditions', 'tags',
    'flash_sales', 'flash_sale_items', 'banners', 'other_banners', 'advertisements', 'campaigns', 'campaign_stores',
    'coupons', 'reviews', 'parcel_categories', 'parcel_instructions',
    'vehicles', 'vehicle_categories', 'vehicle_brands', 'cancellation_reasons'
  ] loop
    execute format('create trigger notify_change after insert or delete or truncate on %I '
      'for each statement execute function notify_catalogue_change()', name);
    execute format('create trigger notify_update after update on %I '
      'referencing new table as changed for each statement execute function notify_catalogue_update()', name);
  end loop;
end $$;--> statement-breakpoint

-- A new word may correct a spelling that was looked up before.
create trigger notify_change after insert on search_words
  referencing new table as changed for each statement execute function notify_catalogue_update();--> statement-breakpoint

-- A known word may gain a stem.
create trigger notify_update after update on search_words
  referencing new table as changed for each statement execute function notify_catalogue_update();--> statement-breakpoint

-- Listings change seldom, stock with every order: values that only count items depend on this notification.
create function notify_assortment_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'assortment');
  return null;
end $$;--> statement-breakpoint
create trigger notify_assortment
  after insert or delete or truncate or update of active, category_id, sub_category_id, brand_id,
    common_condition_id, store_id, campaign_starts
  on items for each statement execute function notify_assortment_change();--> statement-breakpoint

-- `items.wishlist_count` is the current number of wishlists that contain an item.
create function count_written_wishlist_entries() returns trigger language plpgsql as $$
begin
  -- Locks rows in the order of their ids, so that two writers do not deadlock.
  perform 1 from items where id in (select item_id from written) order by id for no key update;
  update items set wishlist_count = wishlist_count + counted.change
  from (
    select item_id, case tg_op when 'INSERT' then count(*) else -count(*) end as change
    from written where item_id is not null group by item_id
  ) as counted
  where items.id = counted.item_id;
  return null;
end $$;--> statement-breakpoint
create trigger count_wishlist_entries_inserted after insert on wishlist_entries
  referencing new table as written for each statement execute function count_written_wishlist_entries();--> statement-breakpoint
create trigger count_wishlist_entries_deleted after delete on wishlist_entries
  referencing old table as written for each statement execute function count_written_wishlist_entries();--> statement-breakpoint

-- Every process rebuilds its map when a change of it commits.
create function notify_map_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('map', tg_table_name);
  return null;
end $$;--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['streets', 'street_segments', 'addresses', 'landmarks', 'map_areas', 'zones'] loop
    execute format('create trigger notify_map after insert or update or delete or truncate on %I '
      'for each statement execute function notify_map_change()', name);
  end loop;
end $$;
