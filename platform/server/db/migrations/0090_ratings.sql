CREATE TABLE "hidden_players" (
	"account_id" text PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_ratings" (
	"player_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"discipline" text NOT NULL,
	"source" text NOT NULL,
	"points" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"matches" integer NOT NULL,
	"recent_days" date[] NOT NULL,
	"last_day" date NOT NULL,
	"period_id" uuid NOT NULL,
	"ranked_until" date,
	CONSTRAINT "player_ratings_player_id_sport_discipline_source_pk" PRIMARY KEY("player_id","sport","discipline","source")
);
--> statement-breakpoint
CREATE TABLE "rating_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rating_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"period_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"discipline" text NOT NULL,
	"points_before" double precision NOT NULL,
	"deviation_before" double precision NOT NULL,
	"points" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"floor" double precision NOT NULL,
	"won" smallint NOT NULL,
	"lost" smallint NOT NULL,
	"matches" integer NOT NULL,
	"recent_days" date[] NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rating_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "rating_periods_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"sport" text NOT NULL,
	"tournament_id" integer,
	"month" date,
	"last_day" date NOT NULL,
	"method" smallint NOT NULL,
	"input_hash" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rating_periods_once_per_tournament" UNIQUE("tournament_id"),
	CONSTRAINT "rating_periods_rated_sport" CHECK ("rating_periods"."sport" <> 'unspecified'),
	CONSTRAINT "rating_periods_of_their_source" CHECK (("rating_periods"."source" = 'tournament') = ("rating_periods"."tournament_id" is not null)
        and ("rating_periods"."source" = 'practice') = ("rating_periods"."month" is not null))
);
--> statement-breakpoint
CREATE TABLE "rating_starts" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"points" integer
);
--> statement-breakpoint
CREATE TABLE "rating_steps" (
	"player_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"discipline" text NOT NULL,
	"opponent_points" double precision NOT NULL,
	"opponent_deviation" double precision NOT NULL,
	"score" smallint NOT NULL,
	"expected" double precision NOT NULL,
	"delta" double precision NOT NULL,
	CONSTRAINT "rating_steps_player_id_period_id_match_id_pk" PRIMARY KEY("player_id","period_id","match_id"),
	CONSTRAINT "rating_steps_won_or_lost" CHECK ("rating_steps"."score" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "unrated_tournaments" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_players" ADD CONSTRAINT "hidden_players_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_ratings" ADD CONSTRAINT "player_ratings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_ratings" ADD CONSTRAINT "player_ratings_period_id_rating_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."rating_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_period_id_rating_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."rating_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_periods" ADD CONSTRAINT "rating_periods_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_starts" ADD CONSTRAINT "rating_starts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_steps" ADD CONSTRAINT "rating_steps_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unrated_tournaments" ADD CONSTRAINT "unrated_tournaments_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_ratings_ranked" ON "player_ratings" USING btree ("sport","discipline","points" DESC NULLS LAST,"player_id","ranked_until") WHERE "player_ratings"."source" = 'tournament' and "player_ratings"."ranked_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rating_changes_live_once" ON "rating_changes" USING btree ("player_id","period_id","discipline") WHERE "rating_changes"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "rating_changes_by_period" ON "rating_changes" USING btree ("period_id") WHERE "rating_changes"."superseded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rating_periods_once_per_month" ON "rating_periods" USING btree ("sport","month") WHERE "rating_periods"."source" = 'practice';--> statement-breakpoint
CREATE INDEX "rating_periods_in_order" ON "rating_periods" USING btree ("source","sport","last_day","number");--> statement-breakpoint
CREATE INDEX "rating_steps_by_period" ON "rating_steps" USING btree ("period_id");