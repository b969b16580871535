CREATE TABLE "shown_days" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"version" integer,
	"at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shown_matches" (
	"stage_id" uuid NOT NULL,
	"match_id" text NOT NULL,
	"tournament_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"stage_position" smallint NOT NULL,
	"place" jsonb NOT NULL,
	"player1_id" text,
	"player2_id" text,
	"umpire_id" text,
	"state" text NOT NULL,
	"court_id" uuid,
	"called_at" timestamp with time zone,
	"player1_coming_at" timestamp with time zone,
	"player2_coming_at" timestamp with time zone,
	"not_before" timestamp with time zone,
	"about" timestamp with time zone,
	"latest" timestamp with time zone,
	"agreement" text,
	"entered_by" text,
	CONSTRAINT "shown_matches_stage_id_match_id_pk" PRIMARY KEY("stage_id","match_id")
);
--> statement-breakpoint
ALTER TABLE "queue_matches" ADD COLUMN "player1_coming_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "queue_matches" ADD COLUMN "player2_coming_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shown_days" ADD CONSTRAINT "shown_days_tournament_id_days_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."days"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_matches" ADD CONSTRAINT "shown_matches_tournament_id_days_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."days"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_matches_by_day" ON "shown_matches" USING btree ("tournament_id");