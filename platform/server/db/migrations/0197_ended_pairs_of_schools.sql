-- Pairs of schools that were not paid in time, or were withdrawn unpaid: the second pupil may enter the event again.
UPDATE "entry_partners" SET "state" = 'ended', "answered_at" = coalesce("entries"."ended_at", "entry_partners"."answered_at")
FROM "entries"
WHERE "entries"."id" = "entry_partners"."entry_id" AND "entries"."application_id" IS NOT NULL
  AND "entries"."state" NOT IN ('reserved', 'confirmed') AND "entry_partners"."state" = 'accepted';
