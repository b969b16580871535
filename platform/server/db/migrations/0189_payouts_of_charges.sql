ALTER TABLE "payouts" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "reason" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "given_by_payer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_charge_id_payments_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_by_charge" ON "payouts" USING btree ("charge_id");--> statement-breakpoint
UPDATE "payouts" SET "charge_id" = "payments"."charge_id"
FROM "refunds" JOIN "payments" ON "payments"."id" = "refunds"."payment_id"
WHERE "refunds"."id" = "payouts"."refund_id";
