CREATE INDEX "orders_contact_number_index" ON "orders" USING btree ("contact_number");--> statement-breakpoint
CREATE INDEX "orders_contact_email_index" ON "orders" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "orders_zone_id_id_index" ON "orders" USING btree ("zone_id","id");--> statement-breakpoint
CREATE INDEX "orders_status_id_index" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_checking" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'checking';--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("id") WHERE "refunds"."state" = 'failed';