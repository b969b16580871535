CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_id" uuid,
	"tournament_id" integer NOT NULL,
	"application_id" uuid,
	"account_id" text,
	"owner" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"sealed_account" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_out_on" date,
	"paid_out_name" text DEFAULT '' NOT NULL,
	"paid_out_by_account_id" text,
	"noted_at" timestamp with time zone,
	CONSTRAINT "payouts_refund_once" UNIQUE("refund_id"),
	CONSTRAINT "payouts_amount_positive" CHECK ("payouts"."amount_yen" > 0),
	CONSTRAINT "payouts_have_a_payee" CHECK (num_nonnulls("payouts"."account_id", "payouts"."application_id") > 0),
	CONSTRAINT "payouts_hold_an_account_only_while_it_is_needed" CHECK (("payouts"."state" = 'ready') = ("payouts"."sealed_account" is not null)),
	CONSTRAINT "payouts_paid_out_on_a_day" CHECK (("payouts"."state" = 'paid-out') = ("payouts"."paid_out_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_paid_out_by_account_id_accounts_id_fk" FOREIGN KEY ("paid_out_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_by_account" ON "payouts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payouts_by_application" ON "payouts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "payouts_by_tournament" ON "payouts" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "payouts_due" ON "payouts" USING btree ("created_at") WHERE "payouts"."state" <> 'paid-out';