DROP INDEX "replaced_carts_customer";--> statement-breakpoint
DROP INDEX "replaced_carts_guest";--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_carts_customer" ON "replaced_carts" USING btree ("customer_id","module_id","store_id") WHERE "replaced_carts"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_carts_guest" ON "replaced_carts" USING btree ("guest_id","module_id","store_id") WHERE "replaced_carts"."guest_id" is not null;