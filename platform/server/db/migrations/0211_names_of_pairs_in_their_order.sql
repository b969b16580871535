-- Where the second of a school's pair joined with an account, the entry named the two the other way round than the draw, which looks up by its
-- own order whose name may be read in full.
UPDATE "entrants" SET "name" = "pairs"."name"
FROM (
  SELECT "entries"."id",
    concat_ws(' / ', coalesce("own"."name", "typed"."name"), coalesce("other"."name", "partner"."name")) AS "name",
    concat_ws(' / ', coalesce("other"."name", "partner"."name"), coalesce("own"."name", "typed"."name")) AS "reversed"
  FROM "entries"
  JOIN "entry_partners" AS "partner" ON "partner"."entry_id" = "entries"."id" AND "partner"."state" IN ('accepted', 'named', 'ended')
  LEFT JOIN "accounts" AS "own" ON "own"."id" = "entries"."account_id"
  LEFT JOIN "entry_contacts" AS "typed" ON "typed"."entry_id" = "entries"."id"
  LEFT JOIN "accounts" AS "other" ON "other"."id" = "partner"."account_id"
  WHERE "entries"."team" IS NULL
) AS "pairs"
WHERE "pairs"."id" = "entrants"."entry_id" AND "entrants"."name" = "pairs"."reversed" AND "pairs"."name" <> "pairs"."reversed";
