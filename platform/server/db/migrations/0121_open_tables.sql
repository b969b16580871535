CREATE TABLE "open_table_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"account_id" text NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"match_id" uuid,
	"court_id" uuid,
	"called_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "open_table_turns_are_called_with_a_match" CHECK (("open_table_turns"."match_id" is null) = ("open_table_turns"."called_at" is null))
);
--> statement-breakpoint
ALTER TABLE "courts" ADD COLUMN "is_open_table" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "open_table_turns" ADD CONSTRAINT "open_table_turns_tournament_id_days_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."days"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_table_turns" ADD CONSTRAINT "open_table_turns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_table_turns" ADD CONSTRAINT "open_table_turns_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_table_turns_one_of_player" ON "open_table_turns" USING btree ("tournament_id","account_id") WHERE "open_table_turns"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "open_table_turns_by_match" ON "open_table_turns" USING btree ("match_id");--> statement-breakpoint
ALTER TABLE "courts" ADD CONSTRAINT "courts_are_closed_or_open_tables" CHECK (not ("courts"."is_closed" and "courts"."is_open_table"));