ALTER TABLE "events" ADD COLUMN "gender_rule" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "age_rule" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "per_club_limit" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "creation_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_creation_once" UNIQUE("creation_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_club_limit_positive" CHECK ("events"."per_club_limit" > 0);
