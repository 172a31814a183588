CREATE TABLE "buyer_customers" (
	"user_id" text NOT NULL,
	"livemode" boolean DEFAULT true NOT NULL,
	"customer_id" text NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_customers_user_id_livemode_pk" PRIMARY KEY("user_id","livemode"),
	CONSTRAINT "buyer_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "buyer_customers" ADD CONSTRAINT "buyer_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;