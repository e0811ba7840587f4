DROP INDEX "cart_orders_store_id_index";--> statement-breakpoint
DROP INDEX "orders_zone_id_id_index";--> statement-breakpoint
DROP INDEX "orders_active";--> statement-breakpoint
CREATE INDEX "chat_messages_naming_orders" ON "chat_messages" USING btree ("conversation_id","id") WHERE "chat_messages"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_orders_of_store" ON "cart_orders" USING btree ("store_id","type","order_id");--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("zone_id","id","kind","module_id","payment_method");--> statement-breakpoint
CREATE INDEX "orders_returning" ON "orders" USING btree ("courier_id") WHERE "orders"."kind" = 'parcel' and "orders"."status" = 'canceled' and "orders"."status_timestamps" -> 'picked_up' is not null;--> statement-breakpoint
CREATE INDEX "trip_orders_by_pickup" ON "trip_orders" USING btree ("pickup_time","order_id");--> statement-breakpoint
CREATE INDEX "orders_active" ON "orders" USING btree ("courier_id","status") WHERE "orders"."status" in ('pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up');