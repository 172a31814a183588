ALTER TYPE "public"."agent_run_status" ADD VALUE 'WAITING_FOR_APPROVAL';--> statement-breakpoint
ALTER TABLE "agent_runs" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "agent_runs" ADD COLUMN "waits_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agent_runs" ADD COLUMN "waited_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agent_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agent_name" text;--> statement-breakpoint
CREATE INDEX "agent_runs_waits_for" ON "agent_runs" USING btree ("waits_for") WHERE "agent_runs"."waits_for" is not null;--> statement-breakpoint
-- What a person said of an approval wakes the runs that wait for it, in the very transaction that says it. A trigger, since the trade
-- area stands below that of agents and many steps of an order close an approval.
CREATE FUNCTION resume_runs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE agent_runs SET status = 'QUEUED', due_at = least(NEW.decided_at, now())
    WHERE waits_for = NEW.id AND status = 'WAITING_FOR_APPROVAL';
  IF FOUND THEN PERFORM pg_notify('agent_runs', ''); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approvals_resume_runs AFTER UPDATE OF status ON "approvals" FOR EACH ROW
  WHEN (OLD.status = 'WAITING' AND NEW.status <> 'WAITING') EXECUTE FUNCTION resume_runs();
--> statement-breakpoint
CREATE FUNCTION tell_approver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('approvals', NEW.user_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approvals_told_approver AFTER INSERT OR UPDATE ON "approvals" FOR EACH ROW EXECUTE FUNCTION tell_approver();
