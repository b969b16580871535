ALTER TABLE "practice_matches" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Retirements that are in the records already: the draw that counts is the one with the highest number.
UPDATE "practice_matches" "m" SET "retired" = true FROM "knockout_results" "r"
WHERE "r"."session_id" = "m"."session_id" AND "r"."match_id" = "m"."draw_match_id"
  AND "m"."deleted_at" IS NULL AND "r"."result" ->> 'kind' = 'retirement'
  AND "r"."draw_number" = (SELECT max("d"."number") FROM "knockout_draws" "d" WHERE "d"."session_id" = "m"."session_id");
