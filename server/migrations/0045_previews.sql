CREATE TABLE "previews" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"zone_id" bigint,
	"module_id" bigint,
	"language" text,
	"expires_at" timestamp with time zone NOT NULL
);
