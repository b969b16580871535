CREATE TABLE "check_in_tries" (
	"tournament_id" integer NOT NULL,
	"account_id" text NOT NULL,
	"wrong" smallint NOT NULL,
	"wait_until" timestamp with time zone,
	CONSTRAINT "check_in_tries_account_id_tournament_id_pk" PRIMARY KEY("account_id","tournament_id")
);--> statement-breakpoint
CREATE TABLE "check_ins" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_version_counts" CHECK ("check_ins"."version" > 0)
);--> statement-breakpoint
CREATE TABLE "courts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"position" smallint NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "courts_names_are_short" CHECK (char_length("courts"."name") between 1 and 12),
	CONSTRAINT "courts_position_counts" CHECK ("courts"."position" >= 0)
);--> statement-breakpoint
CREATE TABLE "day_events" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"has_check_in" boolean NOT NULL,
	"check_in_until" text
);--> statement-breakpoint
CREATE TABLE "days" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "days_code_has_four_digits" CHECK ("days"."code" ~ '^[0-9]{4}$')
);--> statement-breakpoint
ALTER TABLE "check_in_tries" ADD CONSTRAINT "check_in_tries_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_tries" ADD CONSTRAINT "check_in_tries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courts" ADD CONSTRAINT "courts_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_events" ADD CONSTRAINT "day_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days" ADD CONSTRAINT "days_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_by_entry" ON "check_ins" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courts_one_per_name" ON "courts" USING btree ("tournament_id","name_key");--> statement-breakpoint
CREATE INDEX "courts_by_position" ON "courts" USING btree ("tournament_id","position");