ALTER TABLE "point_lots" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "point_spendings" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "point_spendings_by_lot" ON "point_spendings" USING btree ("lot_id");--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_revoked_are_empty" CHECK ("point_lots"."revoked_at" is null or "point_lots"."remaining" = 0);--> statement-breakpoint
-- Ledgers written under the rules before these. Points that a refunded payment earned were taken back as far as they were
-- left: their lots are marked now.
UPDATE "point_lots" "l" SET "revoked_at" = "r"."created_at", "remaining" = 0 FROM "refunds" "r"
WHERE "l"."cause" = 'paid-entry' AND "l"."cause_id" = "r"."payment_id"::text;--> statement-breakpoint
-- Nobody owes what the old rules let them keep: what was spent of such a lot before counts as over.
UPDATE "point_spendings" "s" SET "ended_at" = "l"."revoked_at" FROM "point_lots" "l"
WHERE "l"."id" = "s"."lot_id" AND "l"."revoked_at" IS NOT NULL;--> statement-breakpoint
-- Points given back came as lots of their own, with the end that people were shown; those stay. What they replaced is over,
-- so that it cannot come back a second time.
UPDATE "point_spendings" "s" SET "ended_at" = "r"."created_at" FROM "refunds" "r"
WHERE "r"."payment_id" = "s"."payment_id" AND "s"."ended_at" IS NULL;
