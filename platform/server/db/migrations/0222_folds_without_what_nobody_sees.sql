-- What searches and comparisons drop since now, older folds still have: signs that nobody sees, and selectors of variants.
CREATE FUNCTION pg_temp.without_unseen("folded" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(regexp_replace("folded",
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g'), ' *(\n| ) *', '\1', 'g'), ' ')
$$;--> statement-breakpoint
UPDATE "matches" SET "search_text" = pg_temp.without_unseen("search_text")
WHERE "search_text" <> pg_temp.without_unseen("search_text");--> statement-breakpoint
UPDATE "organizer_applications" SET "search_text" = pg_temp.without_unseen("search_text")
WHERE "search_text" <> pg_temp.without_unseen("search_text");--> statement-breakpoint
UPDATE "tournaments" SET "search_text" = "seen"."folded", "search_grams" = ARRAY(
  SELECT DISTINCT substr("seen"."folded", "start", "length")
  FROM generate_series(1, 2) AS "length", generate_series(1, char_length("seen"."folded") - "length" + 1) AS "start"
)
FROM (SELECT "id", pg_temp.without_unseen("search_text") AS "folded" FROM "tournaments") AS "seen"
WHERE "seen"."id" = "tournaments"."id" AND "tournaments"."search_text" <> "seen"."folded";--> statement-breakpoint
-- Of teams that are in an event by the same name now, the first keeps it for itself, and the others keep their keys.
UPDATE "entries" SET "team_key" = "seen"."key"
FROM (
  SELECT "id", "key", "is_live", row_number() OVER (
    PARTITION BY "event_id", "key", "is_live" ORDER BY "team_key" = "key" DESC, "created_at", "id"
  ) AS "place"
  FROM (
    SELECT "id", "event_id", "team_key", "created_at", "state" IN ('reserved', 'confirmed') AS "is_live",
      pg_temp.without_unseen("team_key") AS "key"
    FROM "entries" WHERE "team_key" IS NOT NULL
  ) AS "named"
) AS "seen"
WHERE "seen"."id" = "entries"."id" AND "entries"."team_key" <> "seen"."key" AND ("seen"."place" = 1 OR NOT "seen"."is_live");--> statement-breakpoint
DROP FUNCTION pg_temp.without_unseen(text);
