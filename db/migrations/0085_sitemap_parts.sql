CREATE TABLE "offered_subcategories" (
	"slug" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sitemap_parts" (
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"first_id" text NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "sitemap_parts_kind_number_pk" PRIMARY KEY("kind","number")
);
