-- What versions before did with the lines of schools that cost nothing, and with money that came beside a paid fee.
-- Refunds of nothing, which no provider takes: closed, unless others go back with them.
UPDATE "refunds" SET "state" = 'succeeded', "settled_at" = now(), "last_error" = NULL
FROM "payments"
WHERE "payments"."id" = "refunds"."payment_id" AND "payments"."amount_yen" = 0
  AND "refunds"."state" IN ('pending', 'failed') AND "refunds"."sent_with" IS NULL
  AND NOT EXISTS (SELECT FROM "refunds" AS "other" WHERE "other"."sent_with" = "refunds"."id");--> statement-breakpoint
-- Points that a free line cost: back in their lots, as if it had been withdrawn.
WITH "free" AS (
  UPDATE "point_spendings" SET "ended_at" = now()
  FROM "payments"
  WHERE "payments"."id" = "point_spendings"."payment_id" AND "payments"."method" = 'points'
    AND "payments"."amount_yen" = 0 AND "point_spendings"."ended_at" IS NULL
  RETURNING "point_spendings"."lot_id", "point_spendings"."amount"
), "back" AS (
  SELECT "lot_id", sum("amount")::integer AS "points" FROM "free" GROUP BY "lot_id"
)
UPDATE "point_lots" SET "remaining" = "remaining" + "back"."points"
FROM "back"
WHERE "back"."lot_id" = "point_lots"."id" AND "point_lots"."revoked_at" IS NULL;--> statement-breakpoint
-- Places that read as refunded although nothing of their own fee goes back. The half of a partner is one of its own.
UPDATE "entries" SET "refund" = 'none', "refund_yen" = NULL
WHERE "refund" <> 'none' AND ("state" = 'confirmed' OR (
  EXISTS (
    SELECT FROM "payments" WHERE "payments"."entry_id" = "entries"."id" AND "payments"."state" = 'succeeded'
  )
  AND NOT EXISTS (
    SELECT FROM "payments" JOIN "refunds" ON "refunds"."payment_id" = "payments"."id"
    WHERE "payments"."entry_id" = "entries"."id" AND "payments"."amount_yen" > 0
      AND ("payments"."state" = 'succeeded' OR NOT EXISTS (
        SELECT FROM "payments" AS "paid" WHERE "paid"."entry_id" = "entries"."id"
          AND "paid"."account_id" = "payments"."account_id" AND "paid"."state" = 'succeeded'
      ))
  )
));--> statement-breakpoint
-- Applications that read as partly refunded although only free lines were withdrawn.
UPDATE "applications" SET "state" = 'paid'
WHERE "state" = 'partly-refunded' AND NOT EXISTS (
  SELECT FROM "entries" WHERE "entries"."application_id" = "applications"."id"
    AND "entries"."state" = 'withdrawn' AND "entries"."fee_yen" > 0
);
