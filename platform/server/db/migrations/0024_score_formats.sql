ALTER TABLE "matches" ADD COLUMN "status" text DEFAULT 'finished' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "score_format" jsonb;--> statement-breakpoint
UPDATE "matches" SET "status" = 'retired' FROM "stages"
  WHERE "matches"."stage_id" = "stages"."id" AND "stages"."kind" = 'knockout' AND "matches"."retired";--> statement-breakpoint
UPDATE "matches" SET "status" = 'scheduled'
  WHERE "group_id" IS NULL AND "deleted_at" IS NULL AND "state" = 'draft' AND "winner" IS NULL;--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "retired";
