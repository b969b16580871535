CREATE TABLE "handshakes" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"side" text,
	"write_id" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"claim" jsonb,
	CONSTRAINT "handshakes_version_counts" CHECK ("handshakes"."version" > 0),
	CONSTRAINT "handshakes_confirmed_by_somebody" CHECK (("handshakes"."state" = 'confirmed') = ("handshakes"."confirmed_by" is not null and "handshakes"."confirmed_at" is not null)),
	CONSTRAINT "handshakes_disputed_at_a_time" CHECK ("handshakes"."state" <> 'disputed' or "handshakes"."disputed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "match_writes" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "days" ADD COLUMN "silence_minutes" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_writes" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "handshakes" ADD CONSTRAINT "handshakes_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handshakes" ADD CONSTRAINT "handshakes_tournament_id_days_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."days"("tournament_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handshakes_by_tournament" ON "handshakes" USING btree ("tournament_id","state");--> statement-breakpoint
CREATE INDEX "handshakes_due" ON "handshakes" USING btree ("due_at") WHERE "handshakes"."state" = 'entered';--> statement-breakpoint
ALTER TABLE "days" ADD CONSTRAINT "days_silence_is_short" CHECK ("days"."silence_minutes" between 2 and 30);--> statement-breakpoint
ALTER TABLE "match_writes" ADD CONSTRAINT "match_writes_by_account_or_link" CHECK (("match_writes"."account_id" is null) <> ("match_writes"."link_id" is null));