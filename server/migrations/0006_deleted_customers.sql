ALTER TABLE "customers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_deleted" CHECK ("customers"."deleted_at" is null or ("customers"."first_name" = '' and "customers"."last_name" = '' and
        num_nonnulls("customers"."phone", "customers"."email", "customers"."password_hash", "customers"."image") = 0));--> statement-breakpoint

-- A deleted customer is like a missing one for every new row: the same error as of the foreign key. The lock waits
-- for a deletion that is under way, and lets that one wait which comes later.
create function refuse_deleted_customer() returns trigger language plpgsql as $$
begin
  perform 1 from customers where id = new.customer_id and deleted_at is null for key share;
  if not found then
    raise exception 'customer % is deleted', new.customer_id
      using errcode = 'foreign_key_violation', constraint = tg_table_name || '_customer_id';
  end if;
  return new;
end $$;--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array[
    'sessions', 'sign_in_sources', 'passkeys', 'passkey_challenges', 'social_identities', 'interests',
    'pending_sign_ins', 'customer_addresses', 'cart_lines', 'wishlist_entries', 'orders'
  ] loop
    execute format('create trigger refuse_deleted_customer before insert or update of customer_id on %I '
      'for each row when (new.customer_id is not null) execute function refuse_deleted_customer()', name);
  end loop;
end $$;--> statement-breakpoint
-- Nor does a request that is still running write to the row.
create function refuse_change_of_deleted_customer() returns trigger language plpgsql as $$
begin
  raise exception 'customer % is deleted', old.id
    using errcode = 'foreign_key_violation', constraint = 'customers_customer_id';
end $$;--> statement-breakpoint
create trigger refuse_change_of_deleted_customer before update on customers
  for each row when (old.deleted_at is not null) execute function refuse_change_of_deleted_customer();
