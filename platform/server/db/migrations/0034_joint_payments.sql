ALTER TABLE "payments" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
-- Until now each payment was a charge of its own.
UPDATE "payments" SET "charge_id" = "id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "charge_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_by_charge" ON "payments" USING btree ("charge_id");--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_key" text PRIMARY KEY NOT NULL,
	"charge_key" text NOT NULL,
	"amount_yen" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "sandbox_refunds" ("refund_key", "charge_key", "amount_yen")
SELECT "refund_key", "idempotency_key", "refunded_yen" FROM "sandbox_charges" WHERE "refund_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_by_charge" ON "sandbox_refunds" USING btree ("charge_key");--> statement-breakpoint
ALTER TABLE "sandbox_charges" DROP COLUMN "refund_key", DROP COLUMN "refunded_yen";--> statement-breakpoint
ALTER TABLE "sandbox_approvals" DROP CONSTRAINT "sandbox_approvals_entryRef_unique";--> statement-breakpoint
ALTER TABLE "sandbox_approvals" ADD CONSTRAINT "sandbox_approvals_once" UNIQUE("entry_ref","amount_yen");
