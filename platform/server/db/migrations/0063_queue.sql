CREATE TABLE "day_breaks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event_id" integer,
	"court_id" uuid,
	"from" text NOT NULL,
	"until" text NOT NULL,
	"minutes" smallint,
	CONSTRAINT "day_breaks_are_of_a_court_or_a_lunch" CHECK (("day_breaks"."kind" = 'court') = ("day_breaks"."court_id" is not null) and ("day_breaks"."kind" = 'lunch') = ("day_breaks"."minutes" is not null))
);
--> statement-breakpoint
CREATE TABLE "queue_matches" (
	"stage_id" uuid NOT NULL,
	"match_id" text NOT NULL,
	"tournament_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"player1_id" text,
	"player2_id" text,
	"court_id" uuid,
	"umpire_id" text,
	"called_at" timestamp with time zone,
	"called_again_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"priority" text DEFAULT 'usual' NOT NULL,
	"place" smallint,
	"fixed_court_id" uuid,
	"is_held" boolean DEFAULT false NOT NULL,
	"not_before" text,
	CONSTRAINT "queue_matches_stage_id_match_id_pk" PRIMARY KEY("stage_id","match_id"),
	CONSTRAINT "queue_matches_version_counts" CHECK ("queue_matches"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "queue_rules" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"rest_minutes" smallint NOT NULL,
	"minutes" smallint,
	"mode" text NOT NULL,
	"umpires" text NOT NULL,
	"first_call_min" smallint NOT NULL,
	"second_call_min" smallint NOT NULL,
	"then_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"stage_id" uuid NOT NULL,
	"match_id" text NOT NULL,
	"kind" text NOT NULL,
	"court_name" text,
	"at" timestamp with time zone NOT NULL,
	"account_id" text
);
--> statement-breakpoint
ALTER TABLE "day_breaks" ADD CONSTRAINT "day_breaks_tournament_id_days_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."days"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_breaks" ADD CONSTRAINT "day_breaks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_breaks" ADD CONSTRAINT "day_breaks_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_matches" ADD CONSTRAINT "queue_matches_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_matches" ADD CONSTRAINT "queue_matches_tournament_id_days_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."days"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_matches" ADD CONSTRAINT "queue_matches_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_matches" ADD CONSTRAINT "queue_matches_fixed_court_id_courts_id_fk" FOREIGN KEY ("fixed_court_id") REFERENCES "public"."courts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_rules" ADD CONSTRAINT "queue_rules_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_steps" ADD CONSTRAINT "queue_steps_tournament_id_days_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."days"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_steps" ADD CONSTRAINT "queue_steps_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_steps" ADD CONSTRAINT "queue_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_breaks_by_day" ON "day_breaks" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "queue_matches_by_day" ON "queue_matches" USING btree ("tournament_id");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_matches_one_on_court" ON "queue_matches" USING btree ("court_id") WHERE "queue_matches"."state" in ('called', 'playing');--> statement-breakpoint
CREATE UNIQUE INDEX "queue_matches_one_next" ON "queue_matches" USING btree ("court_id") WHERE "queue_matches"."state" = 'next';--> statement-breakpoint
CREATE INDEX "queue_steps_by_match" ON "queue_steps" USING btree ("stage_id","match_id","at");