CREATE TABLE "fixtures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"matchday" smallint NOT NULL,
	"home" smallint NOT NULL,
	"away" smallint NOT NULL,
	"window_from" date NOT NULL,
	"window_to" date NOT NULL,
	"play_on" date,
	"play_at" text,
	"venue" text DEFAULT '' NOT NULL,
	"proposed_by" text,
	"proposed_on" date,
	"proposed_at" text,
	"rubbers" jsonb,
	"result_state" text DEFAULT 'none' NOT NULL,
	"entered_at" timestamp with time zone,
	"entered_by_account_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fixtures_two_teams" CHECK ("fixtures"."home" <> "fixtures"."away"),
	CONSTRAINT "fixtures_result" CHECK (("fixtures"."rubbers" is null) = ("fixtures"."result_state" = 'none')),
	CONSTRAINT "fixtures_proposal" CHECK (("fixtures"."proposed_by" is null) = ("fixtures"."proposed_on" is null))
);
--> statement-breakpoint
CREATE TABLE "season_teams" (
	"event_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "season_teams_event_id_number_pk" PRIMARY KEY("event_id","number")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"legs" smallint NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_event_id_seasons_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."seasons"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_entered_by_account_id_accounts_id_fk" FOREIGN KEY ("entered_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_teams" ADD CONSTRAINT "season_teams_event_id_seasons_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."seasons"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fixtures_by_event" ON "fixtures" USING btree ("event_id","matchday");