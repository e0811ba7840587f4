ALTER TABLE "private_files" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "private_files" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "private_files" ADD COLUMN "document_name" text;--> statement-breakpoint
ALTER TABLE "private_files" ADD COLUMN "document_size" integer;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_kind" CHECK (num_nonnulls("private_files"."width", "private_files"."height") = case when "private_files"."document_name" is null then 2 else 0 end
        and ("private_files"."document_name" is null) = ("private_files"."document_size" is null));