CREATE TABLE "request_bodies" (
	"id" text PRIMARY KEY NOT NULL,
	"request" text,
	"request_cut" boolean DEFAULT false NOT NULL,
	"response" text,
	"response_cut" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "logs_bodies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "request_logs" ADD COLUMN "order_id" text;--> statement-breakpoint
CREATE INDEX "request_logs_order" ON "request_logs" USING btree ("order_id","id") WHERE "request_logs"."order_id" is not null;