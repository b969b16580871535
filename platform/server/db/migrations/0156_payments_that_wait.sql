CREATE TABLE "sandbox_vouchers" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_actions" (
	"charge_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"stores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_one_per_payer";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "payment_actions" ADD CONSTRAINT "payment_actions_charge_id_payments_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_actions_to_check" ON "payment_actions" USING btree ("check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_per_payer" ON "payments" USING btree ("entry_id","account_id") WHERE "payments"."state" in ('pending', 'requires-action', 'processing', 'succeeded');