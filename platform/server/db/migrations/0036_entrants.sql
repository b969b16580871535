ALTER TABLE "events" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "entrants" (
	"event_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"entry_id" uuid NOT NULL,
	"name" text NOT NULL,
	"club" text,
	"points" integer,
	"rank" smallint,
	CONSTRAINT "entrants_event_id_number_pk" PRIMARY KEY("event_id","number"),
	CONSTRAINT "entrants_once" UNIQUE("entry_id"),
	CONSTRAINT "entrants_number_counts" CHECK ("entrants"."number" > 0),
	CONSTRAINT "entrants_rank_counts" CHECK ("entrants"."rank" > 0)
);
--> statement-breakpoint
ALTER TABLE "entrants" ADD CONSTRAINT "entrants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrants" ADD CONSTRAINT "entrants_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_by_event" UNIQUE("event_id","position");
