-- The accounts of the entrants of played matches, and of their partners, each with its entrant's number.
CREATE TEMPORARY TABLE "played_entrants" AS
  SELECT "match"."id" AS "match_id", "match"."played_on", "side"."side", "account"."id" AS "account_id", "account"."name"
  FROM "matches" "match"
  JOIN "stages" "stage" ON "stage"."id" = "match"."stage_id" AND "stage"."event_id" IS NOT NULL
  CROSS JOIN LATERAL (VALUES (1, "match"."player1"), (2, "match"."player2")) AS "side" ("side", "person")
  JOIN "entrants" "entrant" ON "entrant"."event_id" = "stage"."event_id"
    AND "entrant"."number"::text = "side"."person" ->> 'id'
  JOIN "entries" "entry" ON "entry"."id" = "entrant"."entry_id"
  LEFT JOIN "entry_partners" "partner" ON "partner"."entry_id" = "entry"."id" AND "partner"."state" = 'accepted'
  JOIN "accounts" "account" ON "account"."id" IN ("entry"."account_id", "partner"."account_id")
  WHERE "match"."owner_account_id" IS NULL AND "match"."status" <> 'scheduled';
--> statement-breakpoint
INSERT INTO "players" ("id", "account_id", "display_name", "created_by_account")
  SELECT gen_random_uuid(), "account_id", "name", "account_id"
  FROM (SELECT DISTINCT "account_id", "name" FROM "played_entrants") "played"
  ON CONFLICT ("account_id") DO NOTHING;
--> statement-breakpoint
INSERT INTO "match_players" ("match_id", "side", "player_id", "played_on")
  SELECT "played"."match_id", "played"."side", "player"."id", "played"."played_on"
  FROM "played_entrants" "played" JOIN "players" "player" ON "player"."account_id" = "played"."account_id"
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE "played_entrants";
