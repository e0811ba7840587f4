-- The whole schema of version 1.0.0. Tables, constraints and indexes are generated from `server/src/**/*.tables.ts`;
-- everything in lower case is written by hand and unknown to drizzle-kit. This file is released and no longer changes:
-- the next change is a migration of its own (CONTRIBUTING.md). Functions and triggers are in `functions.sql`.
--
-- Its time in `meta/_journal.json` is that of the last of the fifty migrations that it replaces, so that a database
-- that has them all counts as one that has this one.

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
	"ref_code" text DEFAULT translate(substr(md5(gen_random_uuid()::text), 1, 10), '0123456789abcdef', 'ACDEFHJKLMNPRTWX') NOT NULL,
	"login_medium" text DEFAULT 'manual' NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "customers_refCode_unique" UNIQUE("ref_code"),
	CONSTRAINT "customers_deleted" CHECK ("customers"."deleted_at" is null or ("customers"."first_name" = '' and "customers"."last_name" = '' and
        num_nonnulls("customers"."phone", "customers"."email", "customers"."password_hash", "customers"."image") = 0))
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
CREATE TABLE "referrals" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"referrer_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"reward" bigint,
	"rewarded_at" timestamp with time zone,
	"reward_order_id" bigint,
	CONSTRAINT "referrals_reward" CHECK (num_nulls("referrals"."reward", "referrals"."rewarded_at") in (0, 2))
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
	"if_sold_out" text DEFAULT 'call' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_owner" CHECK (("cart_lines"."customer_id" is null) <> ("cart_lines"."guest_id" is null)),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "replaced_carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replaced_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"guest_id" uuid,
	"module_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replaced_carts_owner" CHECK (("replaced_carts"."customer_id" is null) <> ("replaced_carts"."guest_id" is null))
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
	CONSTRAINT "flash_sale_items_flash_sale_id_item_id_pk" PRIMARY KEY("flash_sale_id","item_id"),
	CONSTRAINT "flash_sale_items_stock" CHECK ("flash_sale_items"."stock" >= 0)
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
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_variations_price" CHECK ("item_variations"."price" >= 0)
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
	"sold_out_until" timestamp with time zone,
	"campaign_starts" date,
	"campaign_ends" date,
	"active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "items_price" CHECK ("items"."price" >= 0 and "items"."discount" >= 0),
	CONSTRAINT "items_deleted" CHECK ("items"."deleted_at" is null or not "items"."active"),
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
	"paused_until" timestamp with time zone,
	"pause_cause" text,
	"pause_reason" text,
	"accept_minutes" integer DEFAULT 8 NOT NULL,
	"auto_accept" boolean DEFAULT false NOT NULL,
	"busy_minutes" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp with time zone,
	"schedules" jsonb NOT NULL,
	"closed_dates" date[] DEFAULT '{}' NOT NULL,
	"schedule_order" boolean DEFAULT false NOT NULL,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"slot_capacity" integer,
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
	"item_count" integer DEFAULT 0 NOT NULL,
	"hidden_while_empty" boolean DEFAULT false NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"discount_kind" text DEFAULT 'percent' NOT NULL,
	"discount_minimum" bigint DEFAULT 0 NOT NULL,
	"discount_cap" bigint DEFAULT 0 NOT NULL,
	"discount_starts" timestamp with time zone,
	"discount_ends" timestamp with time zone,
	"pickup_zone_ids" bigint[] DEFAULT '{}' NOT NULL,
	"rental_terms" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stores_amounts" CHECK ("stores"."minimum_order" >= 0 and "stores"."tax_rate" between 0 and 10000),
	CONSTRAINT "stores_accept_minutes" CHECK ("stores"."accept_minutes" between 3 and 15),
	CONSTRAINT "stores_pause" CHECK (("stores"."paused_until" is null) = ("stores"."pause_cause" is null)),
	CONSTRAINT "stores_slot_capacity" CHECK ("stores"."slot_capacity" > 0),
	CONSTRAINT "stores_delivery_time" CHECK ("stores"."min_delivery_minutes" <= "stores"."max_delivery_minutes")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_popularity" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"before" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_wishlist_counts" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_popularity" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"before" integer NOT NULL
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
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupons_uses_left" CHECK ("coupons"."uses_left" >= 0)
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
CREATE TABLE "stock_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"variation_id" bigint,
	"flash_sale_id" bigint,
	"quantity" integer NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_units_key" UNIQUE NULLS NOT DISTINCT("item_id","variation_id","flash_sale_id"),
	CONSTRAINT "stock_units_quantity" CHECK ("stock_units"."quantity" >= 0),
	CONSTRAINT "stock_units_kind" CHECK ("stock_units"."variation_id" is null or "stock_units"."flash_sale_id" is null)
);
--> statement-breakpoint
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
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"kind" text NOT NULL,
	"input" jsonb,
	"claimed" jsonb,
	"result" jsonb,
	"state" text DEFAULT 'started' NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_calls_scope_key_unique" UNIQUE("scope","key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"reply" text NOT NULL,
	"compressed_reply" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day_slot" smallint DEFAULT (extract(epoch from now())::bigint / 86400 % 3) NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_day_slot_pk" PRIMARY KEY("scope","key","day_slot")
) partition by list (day_slot);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" uuid,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_jobId_unique" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"mapping" jsonb NOT NULL,
	"encoding" text,
	"dry_run" boolean NOT NULL,
	"keep_going" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"problem" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "catalogue_imports_finished" CHECK (("catalogue_imports"."finished_at" is null) = ("catalogue_imports"."state" in ('waiting', 'running'))),
	CONSTRAINT "catalogue_imports_content" CHECK (("catalogue_imports"."content" is null) = ("catalogue_imports"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"unit" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_owner" UNIQUE("kind","owner"),
	CONSTRAINT "ledger_accounts_limit" CHECK (case when "ledger_accounts"."kind" in ('customer_wallet', 'customer_claim') then "ledger_accounts"."balance" >= 0
        when "ledger_accounts"."kind" in ('courier_cash', 'customer_debt') then "ledger_accounts"."balance" <= 0 else true end)
);
--> statement-breakpoint
CREATE TABLE "ledger_journals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journals_cause" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_account" UNIQUE("journal_id","account_id"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
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
CREATE TABLE "route_lengths" (
	"ends" text PRIMARY KEY NOT NULL,
	"meters" integer,
	"seconds" integer,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "notification_settings" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"orders_push" boolean DEFAULT true NOT NULL,
	"orders_email" boolean DEFAULT true NOT NULL,
	"messages_push" boolean DEFAULT true NOT NULL,
	"rewards_push" boolean DEFAULT true NOT NULL,
	"offers_push" boolean DEFAULT false NOT NULL,
	"quiet_from" time,
	"quiet_until" time,
	CONSTRAINT "notification_settings_quiet" CHECK (num_nonnulls("notification_settings"."quiet_from", "notification_settings"."quiet_until") <> 1)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"values" jsonb NOT NULL,
	"target" jsonb NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "notifications_cause" UNIQUE("customer_id","cause")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_id" bigint PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "cart_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"type" text NOT NULL,
	"free_delivery_by" text,
	"unavailable_item_note" text,
	"prescription" boolean DEFAULT false NOT NULL,
	"priced_at" timestamp with time zone,
	"pricing" jsonb,
	"agreed_amount" bigint,
	"delay_minutes" integer DEFAULT 0 NOT NULL,
	"cutlery" boolean DEFAULT false NOT NULL,
	"slot_at" timestamp with time zone,
	"holds_slot" boolean DEFAULT false NOT NULL,
	"accept_by" timestamp with time zone,
	"processing_minutes" integer,
	"cancel_request" jsonb,
	"handed_over_at" timestamp with time zone,
	"min_delivery_minutes" integer,
	"max_delivery_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "cashback_customers" (
	"offer_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "cashback_customers_offer_id_customer_id_pk" PRIMARY KEY("offer_id","customer_id"),
	CONSTRAINT "cashback_customers_uses" CHECK ("cashback_customers"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cashback_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cashback_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"discount_kind" text NOT NULL,
	"min_purchase" bigint DEFAULT 0 NOT NULL,
	"max_discount" bigint DEFAULT 0 NOT NULL,
	"uses_per_customer" integer NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_cashbacks" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"offer_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_cashbacks_amount" CHECK ("order_cashbacks"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_customers" (
	"coupon_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "coupon_customers_coupon_id_customer_id_pk" PRIMARY KEY("coupon_id","customer_id"),
	CONSTRAINT "coupon_customers_uses" CHECK ("coupon_customers"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"coupon_id" bigint NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "courier_positions" (
	"courier_id" bigint PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"heading" double precision,
	"accuracy" double precision,
	"located_at" timestamp with time zone NOT NULL,
	"batch" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_vehicles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"image" text,
	"vehicle" jsonb NOT NULL,
	"vehicle_id" bigint,
	"avg_rating" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"duty_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "courier_routes" (
	"courier_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"stops" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_plans" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"courier_id" bigint NOT NULL,
	"commit_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" bigint NOT NULL,
	"courier_id" bigint,
	"reason" text,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_offers" (
	"order_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"explanation" jsonb,
	"outcome" text,
	CONSTRAINT "job_offers_order_id_courier_id_pk" PRIMARY KEY("order_id","courier_id")
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"note" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_payments" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"method" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"customer_note" text,
	"admin_note" text,
	"reported_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"order_id" bigint NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_messages_order_id_message_pk" PRIMARY KEY("order_id","message")
);
--> statement-breakpoint
CREATE TABLE "order_transitions" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"reason" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_transitions_order_id_id_pk" PRIMARY KEY("order_id","id")
) partition by range (order_id);
--> statement-breakpoint
CREATE TABLE "cancellation_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day_slot" smallint DEFAULT (extract(epoch from now())::bigint / 86400 % 3) NOT NULL,
	CONSTRAINT "order_events_order_id_id_day_slot_pk" PRIMARY KEY("order_id","id","day_slot")
) partition by list (day_slot);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"variation_id" bigint,
	"quantity" integer NOT NULL,
	"ordered_quantity" integer,
	"replaces_id" bigint,
	"unit_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"discount_from" text,
	"flash_sale_id" bigint,
	"if_sold_out" text DEFAULT 'call' NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_id_pk" PRIMARY KEY("order_id","id"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 0)
) partition by range (order_id);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000 CACHE 1),
	"kind" text NOT NULL,
	"customer_id" bigint,
	"guest_id" uuid,
	"module_id" bigint NOT NULL,
	"zone_id" bigint NOT NULL,
	"courier_id" bigint,
	"status" text NOT NULL,
	"status_timestamps" jsonb NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"schedule_at" timestamp with time zone NOT NULL,
	"rescheduled_at" timestamp with time zone,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"receipt" jsonb NOT NULL,
	"currency_code" text NOT NULL,
	"charge_labels" jsonb NOT NULL,
	"tax_included" boolean NOT NULL,
	"tax_rate" integer NOT NULL,
	"coupon_code" text,
	"coupon_title" jsonb,
	"bring_change" bigint DEFAULT 0 NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"address" jsonb,
	"contact_name" text NOT NULL,
	"contact_number" text NOT NULL,
	"contact_email" text,
	"language" text NOT NULL,
	"distance_meters" integer DEFAULT 0 NOT NULL,
	"note" text,
	"delivery_instruction" text,
	"otp" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_amounts" CHECK ("orders"."amount" >= 0 and "orders"."paid" between 0 and "orders"."amount")
);
--> statement-breakpoint
CREATE TABLE "parcel_cancellation_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_cancellation_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_cancellations" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"return_fee" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"charge_payer" text NOT NULL,
	"service" text DEFAULT 'standard' NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receiver" jsonb,
	"category" jsonb,
	"batch_id" bigint
);
--> statement-breakpoint
CREATE TABLE "referral_bonuses" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "referral_bonuses_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "refund_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"delivery" bigint DEFAULT 0 NOT NULL,
	"tip" bigint DEFAULT 0 NOT NULL,
	"lines" jsonb,
	"method" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"desk_note" text,
	"borne_by" text,
	"points_taken" integer DEFAULT 0 NOT NULL,
	"cashback_taken" bigint DEFAULT 0 NOT NULL,
	"reward_taken" bigint DEFAULT 0 NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."delivery" >= 0 and "refund_requests"."tip" >= 0 and "refund_requests"."amount" >= "refund_requests"."delivery" + "refund_requests"."tip"),
	CONSTRAINT "refund_requests_taken" CHECK ("refund_requests"."points_taken" >= 0 and "refund_requests"."cashback_taken" >= 0 and "refund_requests"."reward_taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_slots" (
	"store_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "store_slots_store_id_starts_at_pk" PRIMARY KEY("store_id","starts_at"),
	CONSTRAINT "store_slots_orders" CHECK ("store_slots"."orders" >= 0)
);
--> statement-breakpoint
CREATE TABLE "unpaid_order_keys" (
	"key" text NOT NULL,
	"order_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unpaid_order_keys_key_order_id_pk" PRIMARY KEY("key","order_id")
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
CREATE TABLE "partner_application_transitions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_application_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"staff_id" bigint,
	"actor_name" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"language" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"email_verification" text NOT NULL,
	"phone_verification" text NOT NULL,
	"password_hash" text,
	"zone_id" bigint NOT NULL,
	"store" jsonb,
	"courier" jsonb,
	"store_id" bigint,
	"courier_id" bigint,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "partner_applications_storeId_unique" UNIQUE("store_id"),
	CONSTRAINT "partner_applications_courierId_unique" UNIQUE("courier_id"),
	CONSTRAINT "partner_applications_store" CHECK (("partner_applications"."store" is not null) = ("partner_applications"."kind" = 'store')),
	CONSTRAINT "partner_applications_store_id" CHECK (("partner_applications"."store_id" is not null) = ("partner_applications"."kind" = 'store')),
	CONSTRAINT "partner_applications_courier" CHECK (("partner_applications"."courier" is not null) = ("partner_applications"."kind" = 'courier')),
	CONSTRAINT "partner_applications_courier_id" CHECK (("partner_applications"."courier_id" is not null) = ("partner_applications"."kind" = 'courier' and "partner_applications"."status" = 'approved')),
	CONSTRAINT "partner_applications_password" CHECK (("partner_applications"."password_hash" is null) = ("partner_applications"."status" = 'approved')),
	CONSTRAINT "partner_applications_decided" CHECK (("partner_applications"."decided_at" is not null) or ("partner_applications"."status" = 'submitted'))
);
--> statement-breakpoint
CREATE TABLE "offline_methods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offline_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"payment_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_allocations_payment_id_order_id_pk" PRIMARY KEY("payment_id","order_id"),
	CONSTRAINT "payment_allocations_amount" CHECK ("payment_allocations"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"source" text NOT NULL,
	"gateway" text,
	"event_id" text,
	"outcome" text NOT NULL,
	"digest" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_event" UNIQUE("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"gateway" text,
	"customer_id" bigint,
	"guest_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"redirect_url" text,
	"callback" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	CONSTRAINT "payments_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "payments_reference" UNIQUE("gateway","reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_gateway" CHECK (("payments"."method" = 'gateway') = ("payments"."gateway" is not null)),
	CONSTRAINT "payments_payer" CHECK ("payments"."customer_id" is null or "payments"."guest_id" is null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"order_id" bigint,
	"request_id" bigint,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"borne_by" text NOT NULL,
	"bearer_id" bigint,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_bearer" CHECK (("refunds"."borne_by" = 'platform') = ("refunds"."bearer_id" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"public_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"settles_at" timestamp with time zone,
	CONSTRAINT "sandbox_checkouts_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_checkouts_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_files" (
	"key" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text,
	"width" integer,
	"height" integer,
	"document_name" text,
	"document_size" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_files_kind" CHECK (num_nonnulls("private_files"."width", "private_files"."height") = case when "private_files"."document_name" is null then 2 else 0 end
        and ("private_files"."document_name" is null) = ("private_files"."document_size" is null))
);
--> statement-breakpoint
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
CREATE TABLE "courier_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"courier_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"customer_id" bigint,
	"customer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_reviews_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "courier_reviews_rating" CHECK ("courier_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint,
	"store_id" bigint NOT NULL,
	"customer_id" bigint,
	"order_id" bigint,
	"customer_name" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" jsonb,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"reply" jsonb,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_order_item" UNIQUE("order_id","item_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"staff_kind" text NOT NULL,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"store_id" bigint NOT NULL,
	"email" text NOT NULL,
	"role_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_email" UNIQUE("store_id","email"),
	CONSTRAINT "staff_invitations_kind" CHECK ("staff_invitations"."kind" in ('store_staff', 'rental_staff'))
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"audience" text GENERATED ALWAYS AS (case kind when 'store_staff' then 'store' when 'rental_staff' then 'store' when 'courier' then 'courier' when 'operator' then 'desk' end) STORED NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"role_id" bigint,
	"store_id" bigint,
	"courier_id" bigint,
	"zone_ids" bigint[],
	"totp_secret" "bytea",
	"totp_confirmed" boolean DEFAULT false NOT NULL,
	"totp_last_step" bigint DEFAULT 0 NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_members_courierId_unique" UNIQUE("courier_id"),
	CONSTRAINT "staff_members_contact" CHECK ("staff_members"."ended_at" is not null or (("staff_members"."email" is not null or "staff_members"."phone" is not null) and "staff_members"."password_hash" is not null)),
	CONSTRAINT "staff_members_ended" CHECK ("staff_members"."ended_at" is null or "staff_members"."blocked"),
	CONSTRAINT "staff_members_role" CHECK (("staff_members"."role_id" is null) = ("staff_members"."kind" = 'courier')),
	CONSTRAINT "staff_members_store" CHECK (("staff_members"."store_id" is not null) = ("staff_members"."kind" in ('store_staff', 'rental_staff'))),
	CONSTRAINT "staff_members_courier" CHECK (("staff_members"."courier_id" is not null) = ("staff_members"."kind" = 'courier')),
	CONSTRAINT "staff_members_zones" CHECK ("staff_members"."zone_ids" is null or "staff_members"."kind" = 'operator')
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"permissions" text[] NOT NULL,
	CONSTRAINT "staff_roles_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" bigint NOT NULL,
	"has_second_step" boolean NOT NULL,
	"network" "bytea" NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"sequence" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_cause" UNIQUE("cause","sequence","unit_id"),
	CONSTRAINT "stock_movements_quantity" CHECK (case "stock_movements"."kind"
        when 'order_placed' then "stock_movements"."quantity" < 0 and "stock_movements"."sequence" = 1
        when 'order_retried' then "stock_movements"."quantity" < 0 and "stock_movements"."sequence" > 1 and "stock_movements"."sequence" % 2 = 1
        when 'order_released' then "stock_movements"."quantity" > 0 and "stock_movements"."sequence" % 2 = 0
        else "stock_movements"."quantity" <> 0 and "stock_movements"."sequence" = 1 end)
);
--> statement-breakpoint
CREATE TABLE "store_heartbeats" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reachable_at" timestamp with time zone,
	"audio_ok" boolean NOT NULL,
	"battery" integer,
	"printer" text
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
	"ends_at" timestamp with time zone NOT NULL,
	"terms" jsonb
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
CREATE TABLE "payout_claims" (
	"removed_customer_id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_claims_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"bonus_id" bigint,
	"bonus" bigint NOT NULL,
	CONSTRAINT "top_ups_bonus" CHECK ("top_ups"."bonus" >= 0),
	CONSTRAINT "top_ups_offer" CHECK (("top_ups"."bonus_id" is null) = ("top_ups"."bonus" = 0))
);
--> statement-breakpoint
CREATE TABLE "wallet_bonuses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"description" jsonb,
	"bonus" integer NOT NULL,
	"bonus_kind" text NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"maximum" bigint DEFAULT 0 NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "wallet_bonuses_bonus" CHECK ("wallet_bonuses"."bonus" > 0)
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
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_customers_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_carts" ADD CONSTRAINT "replaced_carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_carts" ADD CONSTRAINT "replaced_carts_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_carts" ADD CONSTRAINT "replaced_carts_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_carts" ADD CONSTRAINT "replaced_carts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "item_popularity" ADD CONSTRAINT "item_popularity_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_wishlist_counts" ADD CONSTRAINT "item_wishlist_counts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_popularity" ADD CONSTRAINT "store_popularity_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_events" ADD CONSTRAINT "chat_events_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_street_id_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "streets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "street_segments" ADD CONSTRAINT "street_segments_street_id_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "streets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_modules" ADD CONSTRAINT "zone_modules_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_modules" ADD CONSTRAINT "zone_modules_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD CONSTRAINT "cart_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_orders" ADD CONSTRAINT "cart_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_customers" ADD CONSTRAINT "cashback_customers_offer_id_cashback_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "cashback_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_customers" ADD CONSTRAINT "cashback_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cashbacks" ADD CONSTRAINT "order_cashbacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cashbacks" ADD CONSTRAINT "order_cashbacks_offer_id_cashback_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "cashback_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD CONSTRAINT "coupon_customers_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD CONSTRAINT "coupon_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_positions" ADD CONSTRAINT "courier_positions_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couriers" ADD CONSTRAINT "couriers_vehicle_id_courier_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "courier_vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_routes" ADD CONSTRAINT "courier_routes_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_plans" ADD CONSTRAINT "job_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_plans" ADD CONSTRAINT "job_plans_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_payments" ADD CONSTRAINT "offline_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transitions" ADD CONSTRAINT "order_transitions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variation_id_item_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "item_variations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_cancellations" ADD CONSTRAINT "parcel_cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD CONSTRAINT "parcel_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_orders" ADD CONSTRAINT "parcel_orders_batch_id_parcel_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "parcel_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bonuses" ADD CONSTRAINT "referral_bonuses_customer_id_referrals_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "referrals"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bonuses" ADD CONSTRAINT "referral_bonuses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_slots" ADD CONSTRAINT "store_slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_order_keys" ADD CONSTRAINT "unpaid_order_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_categories" ADD CONSTRAINT "parcel_categories_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_application_transitions" ADD CONSTRAINT "partner_application_transitions_application_id_partner_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "partner_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_reference_sandbox_checkouts_reference_fk" FOREIGN KEY ("reference") REFERENCES "sandbox_checkouts"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "vehicle_categories" ADD CONSTRAINT "vehicle_categories_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_provider_id_stores_id_fk" FOREIGN KEY ("provider_id") REFERENCES "stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_category_id_vehicle_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "vehicle_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_brand_id_vehicle_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "vehicle_brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_reviews" ADD CONSTRAINT "courier_reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role_id_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_role_id_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_unit_id_stock_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "stock_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_heartbeats" ADD CONSTRAINT "store_heartbeats_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_bonus_id_wallet_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "wallet_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "referrals_referrer_id_index" ON "referrals" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "social_identities_customer_id_index" ON "social_identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_addresses_customer_id_index" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_customer" ON "cart_lines" USING btree ("customer_id","item_id","choice_key") WHERE "cart_lines"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_guest" ON "cart_lines" USING btree ("guest_id","item_id","choice_key") WHERE "cart_lines"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_lines_item_id_index" ON "cart_lines" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_carts_customer" ON "replaced_carts" USING btree ("customer_id","module_id") WHERE "replaced_carts"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_carts_guest" ON "replaced_carts" USING btree ("guest_id","module_id") WHERE "replaced_carts"."guest_id" is not null;--> statement-breakpoint
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
CREATE INDEX "items_with_hours" ON "items" USING btree ("module_id") WHERE "items"."available_from" is not null or "items"."available_until" is not null or "items"."sold_out_until" is not null;--> statement-breakpoint
CREATE INDEX "items_store_id_popularity_index" ON "items" USING btree ("store_id","popularity");--> statement-breakpoint
CREATE UNIQUE INDEX "items_sku" ON "items" USING btree ("store_id","sku") WHERE "items"."sku" is not null;--> statement-breakpoint
CREATE INDEX "stores_module_id_zone_id_index" ON "stores" USING btree ("module_id","zone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "chat_events_conversation_id_id_index" ON "chat_events" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_events_created_at_index" ON "chat_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_events_transaction_index" ON "chat_events" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation_id_id_index" ON "chat_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unseen" ON "chat_messages" USING btree ("conversation_id") WHERE "chat_messages"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_receiver_type_receiver_id_last_message_at_index" ON "conversations" USING btree ("receiver_type","receiver_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_customer_id_last_message_at_index" ON "conversations" USING btree ("customer_id","last_message_at");--> statement-breakpoint
CREATE INDEX "external_calls_started" ON "external_calls" USING btree ("leased_until") WHERE "external_calls"."state" = 'started';--> statement-breakpoint
CREATE INDEX "external_calls_created_at_index" ON "external_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "catalogue_imports_store_id_id_index" ON "catalogue_imports" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_running" ON "catalogue_imports" USING btree ("store_id") WHERE "catalogue_imports"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_postings_statement" ON "ledger_postings" USING btree ("account_id","id","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_door" ON "addresses" USING btree ("street_id","number","latitude","longitude");--> statement-breakpoint
CREATE INDEX "addresses_latitude_longitude_index" ON "addresses" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "street_segments_street_id_index" ON "street_segments" USING btree ("street_id");--> statement-breakpoint
CREATE INDEX "streets_search" ON "streets" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "route_lengths_expires_at_index" ON "route_lengths" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("customer_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "notifications_created_at_index" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cart_orders_store_id_index" ON "cart_orders" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "cart_orders_to_accept" ON "cart_orders" USING btree ("accept_by") WHERE "cart_orders"."accept_by" is not null;--> statement-breakpoint
CREATE INDEX "cashback_customers_customer_id_index" ON "cashback_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_cashbacks_offer_id_index" ON "order_cashbacks" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "coupon_customers_customer_id_index" ON "coupon_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon_id_index" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "job_plans_courier_id_index" ON "job_plans" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "incidents_order_id_index" ON "incidents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "incidents_at_index" ON "incidents" USING btree ("at");--> statement-breakpoint
CREATE INDEX "job_offers_courier_id_index" ON "job_offers" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "job_reports_order_id_id_index" ON "job_reports" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "offline_payments_waiting" ON "offline_payments" USING btree ("reported_at") WHERE "offline_payments"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "order_transitions_canceled" ON "order_transitions" USING btree ("order_id") WHERE "order_transitions"."to" = 'canceled';--> statement-breakpoint
CREATE INDEX "order_events_transaction_index" ON "order_events" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "orders_customer_id_id_index" ON "orders" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_guest_id_index" ON "orders" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "orders_of_courier" ON "orders" USING btree ("courier_id","id") WHERE "orders"."courier_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_active" ON "orders" USING btree ("status") WHERE "orders"."status" in ('pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up');--> statement-breakpoint
CREATE INDEX "parcel_orders_batch_id_index" ON "parcel_orders" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "refund_requests_order_id_index" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requests_pending" ON "refund_requests" USING btree ("created_at") WHERE "refund_requests"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open" ON "refund_requests" USING btree ("order_id") WHERE "refund_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "unpaid_order_keys_order_id_index" ON "unpaid_order_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "unpaid_order_keys_created_at_index" ON "unpaid_order_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "partner_application_transitions_application_id_index" ON "partner_application_transitions" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_email" ON "partner_applications" USING btree ("kind","email") WHERE status in ('submitted', 'resubmitted');--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_phone" ON "partner_applications" USING btree ("kind","phone") WHERE status in ('submitted', 'resubmitted');--> statement-breakpoint
CREATE INDEX "partner_applications_status_submitted_at_index" ON "partner_applications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "payment_allocations_order_id_index" ON "payment_allocations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_index" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_customer_id_index" ON "payments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_of_request" ON "refunds" USING btree ("request_id") WHERE "refunds"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "private_files_subject_index" ON "private_files" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "private_files_unattached" ON "private_files" USING btree ("created_at") WHERE "private_files"."subject" is null;--> statement-breakpoint
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
CREATE INDEX "vehicles_provider_id_index" ON "vehicles" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "courier_reviews_courier_id_created_at_index" ON "courier_reviews" USING btree ("courier_id","created_at");--> statement-breakpoint
CREATE INDEX "courier_reviews_customer_id_index" ON "courier_reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_item_id_created_at_index" ON "reviews" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_store_id_created_at_index" ON "reviews" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_customer_id_index" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_store" ON "reviews" USING btree ("order_id") WHERE "reviews"."item_id" is null;--> statement-breakpoint
CREATE INDEX "audit_log_staff_id_id_index" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_index" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_email" ON "staff_members" USING btree ("audience","email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_phone" ON "staff_members" USING btree ("audience","phone");--> statement-breakpoint
CREATE INDEX "staff_members_store_id_index" ON "staff_members" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "stock_movements_unit_id_id_index" ON "stock_movements" USING btree ("unit_id","id");--> statement-breakpoint
CREATE INDEX "rental_cart_lines_vehicle_id_index" ON "rental_cart_lines" USING btree ("vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rental_carts_customer" ON "rental_carts" USING btree ("customer_id","module_id") WHERE "rental_carts"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rental_carts_guest" ON "rental_carts" USING btree ("guest_id","module_id") WHERE "rental_carts"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "trip_lines_order_id_index" ON "trip_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trip_orders_provider_id_pickup_time_index" ON "trip_orders" USING btree ("provider_id","pickup_time");--> statement-breakpoint
CREATE INDEX "trip_vehicles_unit_id_index" ON "trip_vehicles" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_entries_item" ON "wishlist_entries" USING btree ("customer_id","item_id") WHERE "wishlist_entries"."item_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_entries_store" ON "wishlist_entries" USING btree ("customer_id","store_id") WHERE "wishlist_entries"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "wishlist_entries_item_id_index" ON "wishlist_entries" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "wishlist_entries_store_id_index" ON "wishlist_entries" USING btree ("store_id");
--> statement-breakpoint

-- The words that find items, stores and vehicles, which triggers write.
alter table items add column search tsvector not null default '';--> statement-breakpoint
create index items_search on items using gin (search);--> statement-breakpoint
alter table stores add column search tsvector not null default '';--> statement-breakpoint
create index stores_search on stores using gin (search);--> statement-breakpoint
alter table vehicles add column search tsvector not null default '';--> statement-breakpoint

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

-- What an order adds goes to partitions; orders themselves are one table (decision 040). The lines and the transitions
-- of orders are in ranges of the ids of orders, which grow with time. The ranges of both are the same, and the last one
-- has no end, so that there is a partition for every order. Each holds about as many orders as a month has
-- (`server/src/history/prepare-partitions.ts`).
create table order_lines_from_0 partition of order_lines for values from (minvalue) to (110000);--> statement-breakpoint
create table order_lines_from_110000 partition of order_lines for values from (110000) to (maxvalue);--> statement-breakpoint
create table order_transitions_from_0 partition of order_transitions for values from (minvalue) to (110000);--> statement-breakpoint
create table order_transitions_from_110000 partition of order_transitions for values from (110000) to (maxvalue);--> statement-breakpoint

-- What is needed for a day: each table has one partition for every third day, and a job empties that of tomorrow,
-- whose rows are then more than a day old: none is ever missing, and nothing deletes rows one by one.
create table idempotency_keys_0 partition of idempotency_keys for values in (0);--> statement-breakpoint
create table idempotency_keys_1 partition of idempotency_keys for values in (1);--> statement-breakpoint
create table idempotency_keys_2 partition of idempotency_keys for values in (2);--> statement-breakpoint
create table order_events_0 partition of order_events for values in (0);--> statement-breakpoint
create table order_events_1 partition of order_events for values in (1);--> statement-breakpoint
create table order_events_2 partition of order_events for values in (2);--> statement-breakpoint

-- Long replies, compressed by the server: PostgreSQL would do it ten times as slowly.
alter table idempotency_keys alter column compressed_reply set storage external;--> statement-breakpoint

-- These rows change often: the room in their pages lets an update stay on its page and change no index.
alter table courier_positions set (fillfactor = 50);--> statement-breakpoint
alter table stock_units set (fillfactor = 70);--> statement-breakpoint
alter table item_wishlist_counts set (fillfactor = 70);--> statement-breakpoint
create sequence courier_position_batches;--> statement-breakpoint

-- References to tables of later features, which the schema of the earlier ones does not know.
alter table staff_members add foreign key (store_id) references stores (id) on delete cascade;--> statement-breakpoint
alter table staff_members add foreign key (courier_id) references couriers (id) on delete cascade;--> statement-breakpoint
alter table staff_invitations add foreign key (store_id) references stores (id) on delete cascade;--> statement-breakpoint
alter table payment_allocations add constraint payment_allocations_order_id_orders_id_fk
  foreign key (order_id) references orders (id);--> statement-breakpoint

-- The roles of contract 6.1. `*` is every permission, `*:read` every read.
insert into staff_roles (kind, key, name, permissions) values
  ('store_staff', 'owner', '{"en": "Owner", "fr": "Propriétaire"}', array['*']),
  ('store_staff', 'manager', '{"en": "Manager", "fr": "Responsable"}', array['orders', 'catalogue', 'settings', 'chat']),
  ('store_staff', 'kitchen', '{"en": "Kitchen", "fr": "Cuisine"}', array['orders']),
  ('store_staff', 'catalogue', '{"en": "Catalogue", "fr": "Catalogue"}', array['catalogue']),
  ('rental_staff', 'owner', '{"en": "Owner", "fr": "Propriétaire"}', array['*']),
  ('rental_staff', 'manager', '{"en": "Manager", "fr": "Responsable"}', array['trips', 'vehicles', 'settings', 'chat']),
  ('operator', 'owner', '{"en": "Owner", "fr": "Propriétaire"}', array['*']),
  ('operator', 'support', '{"en": "Support", "fr": "Assistance"}', array['orders', 'refunds', 'chat', 'customers:read']),
  ('operator', 'catalogue', '{"en": "Catalogue", "fr": "Catalogue"}', array['catalogue', 'marketing']),
  ('operator', 'finance', '{"en": "Finance", "fr": "Finances"}', array['payments', 'payouts', 'refunds']),
  ('operator', 'dispatcher', '{"en": "Dispatcher", "fr": "Répartition"}', array['dispatch', 'orders']),
  ('operator', 'auditor', '{"en": "Auditor", "fr": "Audit"}', array['*:read']);--> statement-breakpoint

-- The reasons of a new shop.
insert into refund_reasons (reason) values
  ('{"en": "Something is missing", "fr": "Il manque quelque chose"}'),
  ('{"en": "I received the wrong item", "fr": "J’ai reçu le mauvais article"}'),
  ('{"en": "An item is damaged or spoiled", "fr": "Un article est abîmé ou avarié"}'),
  ('{"en": "The quality is not what I expected", "fr": "La qualité n’est pas celle attendue"}'),
  ('{"en": "The order arrived far too late", "fr": "La commande est arrivée beaucoup trop tard"}'),
  ('{"en": "The order never arrived", "fr": "La commande n’est jamais arrivée"}');--> statement-breakpoint

-- The vehicles of a new shop.
insert into courier_vehicles (type) values
  ('{"en": "Bicycle", "fr": "Vélo"}'),
  ('{"en": "Cargo bicycle", "fr": "Vélo cargo"}'),
  ('{"en": "Electric scooter", "fr": "Scooter électrique"}'),
  ('{"en": "Motorbike", "fr": "Moto"}'),
  ('{"en": "Car", "fr": "Voiture"}');
