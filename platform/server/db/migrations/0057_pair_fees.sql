ALTER TABLE "sandbox_approvals" DROP CONSTRAINT "sandbox_approvals_once";--> statement-breakpoint
ALTER TABLE "entry_partners" DROP CONSTRAINT "entry_partners_accepted_have_an_account";--> statement-breakpoint
ALTER TABLE "entry_partners" DROP CONSTRAINT "entry_partners_invitations_end";--> statement-breakpoint
DROP INDEX "payments_one_per_entry";--> statement-breakpoint
DROP INDEX "entry_partners_once_in_event";--> statement-breakpoint
ALTER TABLE "entry_partners" ADD COLUMN "pay_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entry_partners" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "partner_fee_yen" integer;--> statement-breakpoint
ALTER TABLE "sandbox_approvals" ADD COLUMN "payer_ref" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "entry_partners_paying" ON "entry_partners" USING btree ("pay_until") WHERE "entry_partners"."state" = 'accepting';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_per_payer" ON "payments" USING btree ("entry_id","account_id") WHERE "payments"."state" in ('pending', 'succeeded');--> statement-breakpoint
CREATE UNIQUE INDEX "entry_partners_once_in_event" ON "entry_partners" USING btree ("event_id","account_id") WHERE "entry_partners"."state" in ('accepted', 'accepting');--> statement-breakpoint
ALTER TABLE "sandbox_approvals" ADD CONSTRAINT "sandbox_approvals_once" UNIQUE("entry_ref","amount_yen","payer_ref");--> statement-breakpoint
ALTER TABLE "entry_partners" ADD CONSTRAINT "entry_partners_turns_end" CHECK (("entry_partners"."state" = 'accepting') = ("entry_partners"."pay_until" is not null));--> statement-breakpoint
ALTER TABLE "entry_partners" ADD CONSTRAINT "entry_partners_accepted_have_an_account" CHECK ("entry_partners"."state" not in ('accepted', 'accepting') or "entry_partners"."account_id" is not null);--> statement-breakpoint
ALTER TABLE "entry_partners" ADD CONSTRAINT "entry_partners_invitations_end" CHECK ("entry_partners"."state" not in ('invited', 'accepting') or "entry_partners"."expires_at" is not null);--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_partner_pays_a_part" CHECK ("entries"."partner_fee_yen" > 0 and "entries"."partner_fee_yen" < "entries"."fee_yen");
