CREATE TABLE "stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "stages" ("id", "kind") SELECT "id", "format" FROM "practice_sessions";--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_id_stages_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_matches" DROP CONSTRAINT "practice_matches_session_id_practice_sessions_id_fk";--> statement-breakpoint
ALTER TABLE "practice_matches" RENAME TO "matches";--> statement-breakpoint
ALTER TABLE "matches" RENAME COLUMN "session_id" TO "stage_id";--> statement-breakpoint
ALTER TABLE "matches" RENAME COLUMN "format" TO "kind";--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "matches" RENAME CONSTRAINT "practice_matches_pkey" TO "matches_pkey";--> statement-breakpoint
ALTER TABLE "matches" RENAME CONSTRAINT "practice_matches_group_id_groups_id_fk" TO "matches_group_id_groups_id_fk";--> statement-breakpoint
ALTER TABLE "matches" RENAME CONSTRAINT "practice_matches_owner_account_id_accounts_id_fk" TO "matches_owner_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "matches" RENAME CONSTRAINT "practice_matches_scored_by_account_id_accounts_id_fk" TO "matches_scored_by_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "matches" RENAME CONSTRAINT "practice_matches_draft_is_free" TO "matches_draft_is_free";--> statement-breakpoint
ALTER INDEX "practice_matches_pair_once" RENAME TO "matches_pair_once";--> statement-breakpoint
ALTER INDEX "practice_matches_draw_once" RENAME TO "matches_draw_once";--> statement-breakpoint
ALTER INDEX "practice_matches_by_session" RENAME TO "matches_by_stage";--> statement-breakpoint
ALTER INDEX "practice_matches_by_group" RENAME TO "matches_by_group";--> statement-breakpoint
ALTER INDEX "practice_matches_by_owner" RENAME TO "matches_by_owner";--> statement-breakpoint
ALTER TABLE "practice_writes" RENAME TO "match_writes";--> statement-breakpoint
ALTER TABLE "match_writes" RENAME CONSTRAINT "practice_writes_pkey" TO "match_writes_pkey";--> statement-breakpoint
ALTER TABLE "match_writes" RENAME CONSTRAINT "practice_writes_account_id_accounts_id_fk" TO "match_writes_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "practice_writes_by_subject" RENAME TO "match_writes_by_subject";
