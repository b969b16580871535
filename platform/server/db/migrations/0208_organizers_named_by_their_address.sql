-- Where an application had no name, its e-mail became the public name of the organization and its tournaments, and the name of a new
-- account. The organizer ID takes its place; where the person has left, the words for somebody who has left.
CREATE TEMPORARY TABLE "named_by_address" ON COMMIT DROP AS
SELECT "organizers"."id", "organizers"."account_id", "organizers"."organization_name" AS "address",
  CASE WHEN "accounts"."left_at" IS NULL THEN "organizers"."login_id" ELSE '[[former]]' END AS "name"
FROM "organizers" JOIN "accounts" ON "accounts"."id" = "organizers"."account_id"
WHERE lower("organizers"."organization_name") = "accounts"."email"
  OR EXISTS (
    SELECT FROM "organizer_applications"
    WHERE lower("organizer_applications"."email") = lower("organizers"."organization_name")
  )
  -- Nothing else of a person who has left says what their address was.
  OR ("accounts"."left_at" IS NOT NULL AND "organizers"."organization_name" ~ '^[^@[:space:]]+@[^@[:space:]]+$');--> statement-breakpoint
UPDATE "tournaments" SET "organizer_name" = "named"."name"
FROM "named_by_address" AS "named"
WHERE "named"."id" = "tournaments"."organizer_id" AND "named"."address" = "tournaments"."organizer_name";--> statement-breakpoint
UPDATE "accounts" SET "name" = "named"."name"
FROM "named_by_address" AS "named"
WHERE "named"."account_id" = "accounts"."id" AND "named"."address" = "accounts"."name";--> statement-breakpoint
UPDATE "organizers" SET "organization_name" = "named"."name"
FROM "named_by_address" AS "named"
WHERE "named"."id" = "organizers"."id";
