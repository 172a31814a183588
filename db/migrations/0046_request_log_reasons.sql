ALTER TABLE "request_logs" ADD COLUMN "error_message" text;--> statement-breakpoint
ALTER TABLE "request_logs" ADD COLUMN "error_param" text;