CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"discipline" text NOT NULL,
	"level" text NOT NULL,
	"fee_yen" integer NOT NULL,
	"participant_limit" integer NOT NULL,
	"places_taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "events_by_position" UNIQUE("tournament_id","position"),
	CONSTRAINT "events_with_tournament" UNIQUE("id","tournament_id"),
	CONSTRAINT "events_never_oversold" CHECK ("events"."places_taken" between 0 and "events"."participant_limit"),
	CONSTRAINT "events_limit_positive" CHECK ("events"."participant_limit" > 0),
	CONSTRAINT "events_fee_not_negative" CHECK ("events"."fee_yen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The first event of each tournament: what the tournament itself said until now.
INSERT INTO "events" ("tournament_id", "position", "discipline", "level", "fee_yen", "participant_limit", "places_taken")
SELECT "id", 0, "event_type", "level", "fee_yen", "participant_limit", "places_taken" FROM "tournaments" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "source" text DEFAULT 'player' NOT NULL;--> statement-breakpoint
UPDATE "entries" SET "event_id" = "events"."id" FROM "events" WHERE "events"."tournament_id" = "entries"."tournament_id";--> statement-breakpoint
ALTER TABLE "entries" ALTER COLUMN "event_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
-- People whom the organizer entered have entries of their own. An id that another entry has cannot remain.
UPDATE "manual_entries" SET "id" = gen_random_uuid() WHERE "id" IN (SELECT "id" FROM "entries");--> statement-breakpoint
INSERT INTO "entries" ("id", "tournament_id", "event_id", "source", "state", "fee_yen", "created_at", "confirmed_at", "ended_at")
SELECT "m"."id", "m"."tournament_id", "e"."id", 'organizer',
	CASE WHEN "m"."removed_at" IS NULL THEN 'confirmed' ELSE 'withdrawn' END,
	"m"."paid_yen", "m"."created_at", "m"."created_at", "m"."removed_at"
FROM "manual_entries" "m" INNER JOIN "events" "e" ON "e"."tournament_id" = "m"."tournament_id";--> statement-breakpoint
ALTER TABLE "manual_entries" RENAME TO "entry_contacts";--> statement-breakpoint
ALTER TABLE "entry_contacts" RENAME COLUMN "id" TO "entry_id";--> statement-breakpoint
ALTER TABLE "entry_contacts" RENAME CONSTRAINT "manual_entries_pkey" TO "entry_contacts_pkey";--> statement-breakpoint
ALTER TABLE "entry_contacts" DROP COLUMN "tournament_id", DROP COLUMN "paid_yen", DROP COLUMN "created_at", DROP COLUMN "removed_at";--> statement-breakpoint
ALTER TABLE "entry_contacts" ADD CONSTRAINT "entry_contacts_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "entries_one_per_player";--> statement-breakpoint
CREATE UNIQUE INDEX "entries_one_per_player" ON "entries" USING btree ("event_id","account_id") WHERE "entries"."state" in ('reserved', 'confirmed');--> statement-breakpoint
CREATE INDEX "entries_by_tournament" ON "entries" USING btree ("tournament_id","account_id");--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_tournament_id_tournaments_id_fk";--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_event_fk" FOREIGN KEY ("event_id","tournament_id") REFERENCES "public"."events"("id","tournament_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_of_players_have_an_account" CHECK (("entries"."source" = 'player') = ("entries"."account_id" is not null));--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_fee_not_negative" CHECK ("entries"."fee_yen" >= 0);--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD COLUMN "event_id" integer;--> statement-breakpoint
UPDATE "waiting_entries" SET "event_id" = "events"."id" FROM "events" WHERE "events"."tournament_id" = "waiting_entries"."tournament_id";--> statement-breakpoint
ALTER TABLE "waiting_entries" ALTER COLUMN "event_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "waiting_entries_one_per_player";--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_one_per_player" ON "waiting_entries" USING btree ("event_id","account_id") WHERE "waiting_entries"."state" in ('waiting', 'offered');--> statement-breakpoint
DROP INDEX "waiting_entries_in_line";--> statement-breakpoint
CREATE INDEX "waiting_entries_in_line" ON "waiting_entries" USING btree ("event_id","state","turn");--> statement-breakpoint
CREATE INDEX "waiting_entries_by_tournament" ON "waiting_entries" USING btree ("tournament_id","state");--> statement-breakpoint
ALTER TABLE "waiting_entries" DROP CONSTRAINT "waiting_entries_tournament_id_tournaments_id_fk";--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_event_fk" FOREIGN KEY ("event_id","tournament_id") REFERENCES "public"."events"("id","tournament_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" DROP COLUMN "participant_limit", DROP COLUMN "level", DROP COLUMN "event_type", DROP COLUMN "fee_yen", DROP COLUMN "places_taken";
