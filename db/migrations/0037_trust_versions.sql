DROP INDEX "profiles_trust_version";--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "trust_version" SET DEFAULT 4;--> statement-breakpoint
CREATE INDEX "profiles_trust_versions" ON "profiles" USING btree ("trust_version");