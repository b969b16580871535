ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_actor_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "left_at" timestamp with time zone;