CREATE TABLE "courier_trail" (
	"courier_id" bigint NOT NULL,
	"minute" smallint NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"located_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_trail_courier_id_minute_pk" PRIMARY KEY("courier_id","minute")
);
--> statement-breakpoint
ALTER TABLE "courier_trail" ADD CONSTRAINT "courier_trail_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "couriers"("id") ON DELETE cascade ON UPDATE no action;