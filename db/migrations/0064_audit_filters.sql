CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("profile_id","action","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("profile_id","actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("profile_id","target_id","at");