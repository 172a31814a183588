ALTER TABLE "files" ADD COLUMN "counted_for" text;--> statement-breakpoint
-- what signed-in people sent under an order's or a conversation's name stays there: who they were is not known of old rows
UPDATE "files" SET "counted_for" = "uploader";--> statement-breakpoint
CREATE INDEX "files_room" ON "files" USING btree ("counted_for","livemode","size_bytes");--> statement-breakpoint
CREATE INDEX "files_tried" ON "files" USING btree ("claimed_at") WHERE not "files"."livemode" and "files"."subject" is not null;