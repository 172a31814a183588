ALTER TABLE "product_search" ADD COLUMN "response" smallint;--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "response" smallint;