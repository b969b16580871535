CREATE TABLE "bank_transfer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount_yen" integer NOT NULL,
	"paid_on" date NOT NULL,
	"payer_name" text NOT NULL,
	"noted_by_account_id" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_transfer_notes_not_nothing" CHECK ("bank_transfer_notes"."amount_yen" <> 0)
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"charge_id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "bank_transfers_code_once" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "application_terms" ADD COLUMN "accepts_players" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfer_notes" ADD CONSTRAINT "bank_transfer_notes_charge_id_bank_transfers_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."bank_transfers"("charge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfer_notes" ADD CONSTRAINT "bank_transfer_notes_noted_by_account_id_accounts_id_fk" FOREIGN KEY ("noted_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_charge_id_payments_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transfer_notes_by_charge" ON "bank_transfer_notes" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "bank_transfers_by_tournament" ON "bank_transfers" USING btree ("tournament_id");