ALTER TABLE "agent_intents" DROP CONSTRAINT "agent_intents_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "agent_runs" DROP CONSTRAINT "agent_runs_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "agents" DROP CONSTRAINT "agents_profile_id_profiles_id_fk";
