-- A match of a tournament is played on the day of the tournament. Versions before stored the day on which its result was entered.
UPDATE "matches" SET "played_on" = "tournaments"."event_date"
FROM "stages"
JOIN "events" ON "events"."id" = "stages"."event_id"
JOIN "tournaments" ON "tournaments"."id" = "events"."tournament_id"
WHERE "stages"."id" = "matches"."stage_id" AND "matches"."played_on" <> "tournaments"."event_date";--> statement-breakpoint
UPDATE "match_players" SET "played_on" = "matches"."played_on"
FROM "matches"
JOIN "stages" ON "stages"."id" = "matches"."stage_id" AND "stages"."event_id" IS NOT NULL
WHERE "matches"."id" = "match_players"."match_id" AND "match_players"."played_on" <> "matches"."played_on";
