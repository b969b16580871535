ALTER TABLE "entries" ADD COLUMN "is_own_half" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Another account has paid for the entry and got it back, and nothing of the fee is the partner's: it was split.
UPDATE "entries" SET "is_own_half" = true
WHERE "partner_fee_yen" IS NULL AND EXISTS (
  SELECT FROM "payments"
  WHERE "payments"."entry_id" = "entries"."id" AND "payments"."account_id" <> "entries"."account_id" AND "payments"."state" = 'returned'
);--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_own_half_is_whole_fee" CHECK (not "entries"."is_own_half" or "entries"."partner_fee_yen" is null);