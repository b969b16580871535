CREATE TABLE "match_players" (
	"match_id" uuid NOT NULL,
	"side" smallint NOT NULL,
	"player_id" uuid NOT NULL,
	"played_on" date NOT NULL,
	CONSTRAINT "match_players_match_id_player_id_pk" PRIMARY KEY("match_id","player_id"),
	CONSTRAINT "match_players_two_sides" CHECK ("match_players"."side" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_players_by_player" ON "match_players" USING btree ("player_id","played_on" DESC NULLS LAST);
