CREATE TABLE "wishes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"item_id" integer,
	"store_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_thing" CHECK (num_nonnulls("wishes"."item_id", "wishes"."store_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_item" ON "wishes" USING btree ("customer_id","item_id") WHERE "wishes"."item_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_store" ON "wishes" USING btree ("customer_id","store_id") WHERE "wishes"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "wishes_item_id_index" ON "wishes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "wishes_store_id_index" ON "wishes" USING btree ("store_id");--> statement-breakpoint
-- `items.wishlist_count` is how many customers like an item now, whoever writes wishes.
create function count_written_wishes() returns trigger language plpgsql as $$
begin
  -- In the order of their ids, so that two writers do not wait for each other.
  perform 1 from items where id in (select item_id from written) order by id for no key update;
  update items set wishlist_count = wishlist_count + counted.change
  from (
    select item_id, case tg_op when 'INSERT' then count(*) else -count(*) end as change
    from written where item_id is not null group by item_id
  ) as counted
  where items.id = counted.item_id;
  return null;
end $$;--> statement-breakpoint
create trigger count_wishes_inserted after insert on wishes
  referencing new table as written for each statement execute function count_written_wishes();--> statement-breakpoint
create trigger count_wishes_deleted after delete on wishes
  referencing old table as written for each statement execute function count_written_wishes();
