CREATE TABLE "squad_players" (
	"entry_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"position" smallint,
	"player_id" uuid NOT NULL,
	CONSTRAINT "squad_players_entry_id_number_pk" PRIMARY KEY("entry_id","number"),
	CONSTRAINT "squad_players_once" UNIQUE("entry_id","player_id"),
	CONSTRAINT "squad_players_number" CHECK ("squad_players"."number" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "squads" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"group_id" integer,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tie_orders" (
	"tie_id" uuid NOT NULL,
	"side" text NOT NULL,
	"players" jsonb NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"filed_by_account_id" text,
	"entered_by" text NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"breaches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tie_orders_tie_id_side_pk" PRIMARY KEY("tie_id","side")
);
--> statement-breakpoint
CREATE TABLE "tie_rules" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"template" jsonb NOT NULL,
	"courts_at_once" smallint NOT NULL,
	"file_minutes" smallint NOT NULL,
	"warns_only" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tie_rules_courts_at_once" CHECK ("tie_rules"."courts_at_once" between 1 and 3),
	CONSTRAINT "tie_rules_file_minutes" CHECK ("tie_rules"."file_minutes" between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "ties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stage_id" uuid NOT NULL,
	"draw_number" integer NOT NULL,
	"match_id" text NOT NULL,
	"team1" text NOT NULL,
	"team2" text NOT NULL,
	"template" jsonb NOT NULL,
	"play" text NOT NULL,
	"first_letters" text,
	"starts_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"revealed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ties_by_match" UNIQUE("stage_id","match_id")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "tie_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "rubber_no" smallint;--> statement-breakpoint
ALTER TABLE "squad_players" ADD CONSTRAINT "squad_players_entry_id_squads_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."squads"("entry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_players" ADD CONSTRAINT "squad_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squads" ADD CONSTRAINT "squads_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squads" ADD CONSTRAINT "squads_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tie_orders" ADD CONSTRAINT "tie_orders_tie_id_ties_id_fk" FOREIGN KEY ("tie_id") REFERENCES "public"."ties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tie_orders" ADD CONSTRAINT "tie_orders_filed_by_account_id_accounts_id_fk" FOREIGN KEY ("filed_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tie_rules" ADD CONSTRAINT "tie_rules_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ties" ADD CONSTRAINT "ties_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "squad_players_by_player" ON "squad_players" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "matches_by_tie" ON "matches" USING btree ("tie_id") WHERE "matches"."tie_id" is not null;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_rubbers_are_of_ties" CHECK (("matches"."tie_id" is null) = ("matches"."rubber_no" is null));