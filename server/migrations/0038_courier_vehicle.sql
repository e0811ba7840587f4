ALTER TABLE "couriers" ADD COLUMN "vehicle_id" bigint;--> statement-breakpoint
ALTER TABLE "couriers" ADD CONSTRAINT "couriers_vehicle_id_courier_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "courier_vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Couriers who have applied ride one of the vehicles.
update couriers set vehicle_id = (select min(v.id) from courier_vehicles v where v.type = couriers.vehicle);
