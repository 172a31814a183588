ALTER TABLE "agent_intents" ADD COLUMN "obstacle_code" text;--> statement-breakpoint
ALTER TABLE "agent_intents" ADD COLUMN "understood" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_intents" ADD COLUMN "unchecked" jsonb DEFAULT '[]'::jsonb NOT NULL;