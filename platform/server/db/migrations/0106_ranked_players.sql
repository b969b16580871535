CREATE TABLE "ranked_players" (
	"player_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"discipline" text NOT NULL,
	"points" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"account_id" text,
	"prefecture" text,
	"grades" text,
	CONSTRAINT "ranked_players_player_id_sport_discipline_pk" PRIMARY KEY("player_id","sport","discipline")
);
--> statement-breakpoint
CREATE TABLE "ranking_marks" (
	"sport" text NOT NULL,
	"discipline" text NOT NULL,
	"prefecture" text NOT NULL,
	"grades" text NOT NULL,
	"place" integer NOT NULL,
	"points" double precision NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "ranking_marks_sport_discipline_prefecture_grades_place_pk" PRIMARY KEY("sport","discipline","prefecture","grades","place")
);
--> statement-breakpoint
ALTER TABLE "rating_steps" DROP CONSTRAINT "rating_steps_player_id_players_id_fk";
--> statement-breakpoint
DROP INDEX "player_ratings_ranked";--> statement-breakpoint
DROP INDEX "rating_steps_by_period";--> statement-breakpoint
ALTER TABLE "rating_steps" DROP CONSTRAINT "rating_steps_player_id_period_id_match_id_pk";--> statement-breakpoint
ALTER TABLE "rating_steps" ADD CONSTRAINT "rating_steps_period_id_player_id_match_id_pk" PRIMARY KEY("period_id","player_id","match_id");--> statement-breakpoint
ALTER TABLE "ranked_players" ADD CONSTRAINT "ranked_players_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ranked_players_in_order" ON "ranked_players" USING btree ("sport","discipline","points","player_id");--> statement-breakpoint
CREATE INDEX "ranked_players_by_prefecture" ON "ranked_players" USING btree ("sport","discipline","prefecture","points","player_id");--> statement-breakpoint
CREATE INDEX "ranked_players_by_grades" ON "ranked_players" USING btree ("sport","discipline","grades","points","player_id") WHERE "ranked_players"."grades" is not null;--> statement-breakpoint
INSERT INTO "ranked_players" ("player_id", "sport", "discipline", "points", "deviation", "account_id", "prefecture", "grades")
SELECT "rate"."player_id", "rate"."sport", "rate"."discipline", "rate"."points", "rate"."deviation", "player"."account_id", "account"."prefecture",
	CASE WHEN "player"."school_grade" LIKE '小%' THEN 'elementary' WHEN "player"."school_grade" LIKE '中%' THEN 'junior-high' WHEN "player"."school_grade" LIKE '高%' THEN 'high-school' END
FROM "player_ratings" "rate"
JOIN "players" "player" ON "player"."id" = "rate"."player_id" AND "player"."left_at" IS NULL
LEFT JOIN "accounts" "account" ON "account"."id" = "player"."account_id"
WHERE "rate"."source" = 'tournament' AND "rate"."ranked_until" >= current_date
	AND NOT EXISTS (SELECT FROM "hidden_players" "hidden" WHERE "hidden"."account_id" = "player"."account_id");
