CREATE TABLE "vehicle_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vehicle_id" bigint NOT NULL,
	"unit_id" bigint,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicle_holds" DROP CONSTRAINT "vehicle_holds_order_id_vehicle_id_pk";--> statement-breakpoint
ALTER TABLE "vehicle_holds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_drivers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_holds" ADD COLUMN "block_id" bigint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_unit_id_vehicle_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "vehicle_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_blocks_vehicle_id_index" ON "vehicle_blocks" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_blocks_unit_id_index" ON "vehicle_blocks" USING btree ("unit_id");--> statement-breakpoint
ALTER TABLE "vehicle_holds" ADD CONSTRAINT "vehicle_holds_block_id_vehicle_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "vehicle_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_holds" ADD CONSTRAINT "vehicle_holds_order_vehicle" UNIQUE("order_id","vehicle_id");--> statement-breakpoint
ALTER TABLE "vehicle_holds" ADD CONSTRAINT "vehicle_holds_block" UNIQUE("block_id");--> statement-breakpoint
ALTER TABLE "vehicle_holds" ADD CONSTRAINT "vehicle_holds_cause" CHECK (num_nonnulls("vehicle_holds"."order_id", "vehicle_holds"."block_id") = 1);--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_deleted" CHECK ("vehicles"."deleted_at" is null or not "vehicles"."active");