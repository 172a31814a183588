ALTER TYPE "public"."brief_status" ADD VALUE 'CLOSED';--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "closed_at" timestamp (3) with time zone;