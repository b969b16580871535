ALTER TABLE "knockout_draws" RENAME TO "draws";--> statement-breakpoint
ALTER TABLE "draws" RENAME COLUMN "session_id" TO "stage_id";--> statement-breakpoint
ALTER TABLE "draws" RENAME CONSTRAINT "knockout_draws_session_id_number_pk" TO "draws_stage_id_number_pk";--> statement-breakpoint
ALTER TABLE "draws" RENAME CONSTRAINT "knockout_draws_number_counts" TO "draws_number_counts";--> statement-breakpoint
ALTER TABLE "draws" RENAME CONSTRAINT "knockout_draws_drawn_by_account_id_accounts_id_fk" TO "draws_drawn_by_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "draws" DROP CONSTRAINT "knockout_draws_session_id_practice_sessions_id_fk";--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "draw_number" integer;--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT "matches_draft_is_free";--> statement-breakpoint
-- Not validated: every row satisfies the narrower constraint before it, and a check of all of them would hold the lock.
ALTER TABLE "matches" ADD CONSTRAINT "matches_draft_is_free" CHECK ("matches"."state" <> 'draft' or "matches"."group_id" is null) NOT VALID;--> statement-breakpoint
-- The results of the newest draw of each knockout, with the players of their matches. A player of a later round is the
-- winner of the match before; after a bye the draw has them already.
CREATE TEMPORARY TABLE "newest_results" ON COMMIT DROP AS
  WITH "newest" AS (
    SELECT DISTINCT ON ("stage_id") "stage_id", "number", "draw" FROM "draws" ORDER BY "stage_id", "number" DESC
  ), "drawn" AS (
    SELECT "newest"."stage_id", "newest"."number", ("newest"."draw" ->> 'rounds')::smallint AS "rounds", "match",
      ("match" ->> 'round')::smallint AS "round", ("match" ->> 'position')::int AS "position"
    FROM "newest", jsonb_array_elements("newest"."draw" -> 'matches') AS "of" ("match")
  )
  SELECT "r".*, "drawn"."round", "drawn"."rounds",
    coalesce("drawn"."match" ->> 'player1', "upper"."result" ->> 'winner') AS "entrant1",
    coalesce("drawn"."match" ->> 'player2', "lower"."result" ->> 'winner') AS "entrant2",
    coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'player1Score', coalesce("set" ->> 'player1', ''), 'player2Score', coalesce("set" ->> 'player2', '')) ORDER BY "at")
      FROM jsonb_array_elements(CASE jsonb_typeof("r"."result" -> 'sets') WHEN 'array' THEN "r"."result" -> 'sets' ELSE '[]' END)
        WITH ORDINALITY AS "list" ("set", "at")
    ), '[]') AS "sets"
  FROM "knockout_results" "r"
  JOIN "drawn" ON "drawn"."stage_id" = "r"."session_id" AND "drawn"."number" = "r"."draw_number"
    AND "drawn"."match" ->> 'id' = "r"."match_id"
  LEFT JOIN "knockout_results" "upper" ON "upper"."session_id" = "r"."session_id"
    AND "upper"."draw_number" = "r"."draw_number"
    AND "upper"."match_id" = ("drawn"."round" - 1) || '-' || ("drawn"."position" * 2)
  LEFT JOIN "knockout_results" "lower" ON "lower"."session_id" = "r"."session_id"
    AND "lower"."draw_number" = "r"."draw_number"
    AND "lower"."match_id" = ("drawn"."round" - 1) || '-' || ("drawn"."position" * 2 + 1);
--> statement-breakpoint
ANALYZE "newest_results";--> statement-breakpoint
-- Played matches are in the records already; their sets get the boxes that were left empty. Those of a removed knockout
-- were removed with it, at the same instant.
UPDATE "matches" "m" SET "draw_number" = "r"."draw_number", "version" = "r"."version", "sets" = "r"."sets",
  "status" = CASE "r"."result" ->> 'kind' WHEN 'retirement' THEN 'retired' ELSE 'finished' END,
  "notes" = "r"."notes", "scored_at" = "r"."scored_at", "scored_by_account_id" = "r"."scored_by_account_id"
  FROM "newest_results" "r" JOIN "practice_sessions" "s" ON "s"."id" = "r"."session_id"
  WHERE "m"."stage_id" = "r"."session_id" AND "m"."draw_match_id" = "r"."match_id"
    AND "m"."deleted_at" IS NOT DISTINCT FROM "s"."deleted_at" AND "r"."result" ->> 'kind' IN ('score', 'retirement');
--> statement-breakpoint
-- Walkovers and cleared results get a match that no record lists; a cleared one names nobody.
INSERT INTO "matches" ("id", "stage_id", "kind", "group_id", "group_name", "owner_account_id", "played_on", "player1",
    "player2", "sets", "result", "winner", "status", "notes", "round", "rounds", "draw_number", "draw_match_id", "state",
    "search_text", "version", "created_at", "scored_at", "scored_by_account_id", "deleted_at")
  SELECT gen_random_uuid(), "r"."session_id", 'knockout', "s"."group_id", "s"."group_name", "s"."owner_account_id",
    "s"."practice_date", coalesce("p1"."player", '{"id": "", "name": ""}'), coalesce("p2"."player", '{"id": "", "name": ""}'),
    "r"."sets", coalesce("r"."result" ->> 'score', '0-0'),
    CASE "r"."result" ->> 'winner' WHEN "r"."entrant1" THEN 'player1' WHEN "r"."entrant2" THEN 'player2' END,
    CASE "r"."result" ->> 'kind' WHEN 'score' THEN 'finished' WHEN 'retirement' THEN 'retired' WHEN 'walkover' THEN 'walkover'
      ELSE 'scheduled' END,
    "r"."notes", "r"."round", "r"."rounds", "r"."draw_number", "r"."match_id",
    CASE WHEN "r"."result" ->> 'kind' IN ('score', 'retirement') THEN 'saved' ELSE 'unlisted' END,
    lower(concat_ws(E'\n', "p1"."player" ->> 'name', "p2"."player" ->> 'name')),
    "r"."version", "r"."scored_at", "r"."scored_at", "r"."scored_by_account_id", "s"."deleted_at"
  FROM "newest_results" "r"
  JOIN "practice_sessions" "s" ON "s"."id" = "r"."session_id"
  LEFT JOIN LATERAL (
    SELECT jsonb_strip_nulls(jsonb_build_object('id', "one" -> 'id', 'name', "one" -> 'name', 'players', "one" -> 'players')) AS "player"
    FROM jsonb_array_elements("s"."players") AS "list" ("one")
    WHERE "r"."result" IS NOT NULL AND "one" ->> 'id' = "r"."entrant1" LIMIT 1
  ) "p1" ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_strip_nulls(jsonb_build_object('id', "one" -> 'id', 'name', "one" -> 'name', 'players', "one" -> 'players')) AS "player"
    FROM jsonb_array_elements("s"."players") AS "list" ("one")
    WHERE "r"."result" IS NOT NULL AND "one" ->> 'id' = "r"."entrant2" LIMIT 1
  ) "p2" ON true
  WHERE NOT EXISTS (
    SELECT FROM "matches" "m" WHERE "m"."stage_id" = "r"."session_id" AND "m"."draw_match_id" = "r"."match_id"
      AND "m"."draw_number" = "r"."draw_number"
  );
--> statement-breakpoint
DROP TABLE "knockout_results";
