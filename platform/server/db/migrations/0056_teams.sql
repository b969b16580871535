ALTER TABLE "entries" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "team_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_one_per_team_name" ON "entries" USING btree ("event_id","team_key") WHERE "entries"."state" in ('reserved', 'confirmed');--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_team_names_have_keys" CHECK (("entries"."team" is null) = ("entries"."team_key" is null));
