CREATE TABLE "request_bodies" (
	"id" text PRIMARY KEY NOT NULL,
	"request" text,
	"request_cut" boolean DEFAULT false NOT NULL,
	"response" text,
	"response_cut" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "allowed_ips" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "end_told_days" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "logs_bodies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "request_logs" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "app_id" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_app_id_oauth_clients_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_ending" ON "api_keys" USING btree ("expires_at") WHERE "api_keys"."expires_at" is not null and "api_keys"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "request_logs_order" ON "request_logs" USING btree ("order_id","id") WHERE "request_logs"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_app" ON "webhook_endpoints" USING btree ("app_id") WHERE "webhook_endpoints"."app_id" is not null;