ALTER TABLE "entries" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "refund" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
UPDATE "entries" SET "payment_method" = "payments"."method" FROM "payments"
  WHERE "payments"."entry_id" = "entries"."id" AND "payments"."state" = 'succeeded';--> statement-breakpoint
UPDATE "entries" SET "refund" = CASE WHEN "owed"."any" THEN 'pending' ELSE 'done' END
  FROM (
    SELECT "payments"."entry_id", bool_or("refunds"."state" <> 'succeeded') AS "any"
    FROM "refunds" INNER JOIN "payments" ON "payments"."id" = "refunds"."payment_id"
    GROUP BY "payments"."entry_id"
  ) AS "owed"
  WHERE "owed"."entry_id" = "entries"."id";
