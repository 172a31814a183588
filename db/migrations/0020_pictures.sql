CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"placeholder" text NOT NULL,
	"widths" smallint[] NOT NULL,
	"drawing" text,
	"unused_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_uses" (
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "media_uses_subject_id_subject_media_id_pk" PRIMARY KEY("subject_id","subject","media_id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_pieces" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"title" text NOT NULL,
	"category" text,
	"link" text,
	"year" smallint,
	"media" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_pieces" ADD CONSTRAINT "portfolio_pieces_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "media_user" ON "media" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "media_unused" ON "media" USING btree ("unused_since") WHERE "media"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "media_uses_media" ON "media_uses" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "portfolio_pieces_profile" ON "portfolio_pieces" USING btree ("profile_id","position","id");