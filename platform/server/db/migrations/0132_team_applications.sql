CREATE TABLE "application_players" (
	"entry_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "application_players_entry_id_position_pk" PRIMARY KEY("entry_id","position")
);
--> statement-breakpoint
CREATE TABLE "application_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_yen" integer,
	"entry_id" uuid,
	"account_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_terms" (
	"organizer_id" integer PRIMARY KEY NOT NULL,
	"transfer_to" text DEFAULT '' NOT NULL,
	"registration_no" text DEFAULT '' NOT NULL,
	CONSTRAINT "application_terms_registration_no" CHECK ("application_terms"."registration_no" = '' or "application_terms"."registration_no" ~ '^T[0-9]{13}$')
);
--> statement-breakpoint
CREATE TABLE "application_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"amount_yen" integer NOT NULL,
	"paid_on" date NOT NULL,
	"payer_name" text NOT NULL,
	"noted_by_account_id" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_transfers_not_nothing" CHECK ("application_transfers"."amount_yen" <> 0)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"by_account_id" text NOT NULL,
	"state" text NOT NULL,
	"total_yen" integer DEFAULT 0 NOT NULL,
	"is_by_transfer" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone,
	"code" text,
	"receipt_number" integer,
	"receipts_issued" smallint DEFAULT 0 NOT NULL,
	"wanted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_write_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "applications_code_once" UNIQUE("code"),
	CONSTRAINT "applications_total_not_negative" CHECK ("applications"."total_yen" >= 0),
	CONSTRAINT "applications_unpaid_have_an_end" CHECK ("applications"."state" not in ('reserved', 'awaiting-payment') or "applications"."due_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "rank_in_club" smallint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_with" uuid;--> statement-breakpoint
ALTER TABLE "application_players" ADD CONSTRAINT "application_players_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_players" ADD CONSTRAINT "application_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_terms" ADD CONSTRAINT "application_terms_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_transfers" ADD CONSTRAINT "application_transfers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_transfers" ADD CONSTRAINT "application_transfers_noted_by_account_id_accounts_id_fk" FOREIGN KEY ("noted_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_by_account_id_accounts_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_players_by_player" ON "application_players" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "application_steps_by_application" ON "application_steps" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_transfers_by_application" ON "application_transfers" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_draft" ON "applications" USING btree ("tournament_id","group_id") WHERE "applications"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_receipt_once" ON "applications" USING btree ("tournament_id","receipt_number") WHERE "applications"."receipt_number" is not null;--> statement-breakpoint
CREATE INDEX "applications_by_tournament" ON "applications" USING btree ("tournament_id","state");--> statement-breakpoint
CREATE INDEX "applications_by_group" ON "applications" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "applications_unpaid" ON "applications" USING btree ("due_at") WHERE "applications"."state" in ('reserved', 'awaiting-payment');--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_by_application" ON "entries" USING btree ("application_id") WHERE "entries"."application_id" is not null;