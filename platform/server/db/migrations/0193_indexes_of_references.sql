-- All at once, and in the order of their writers: with match_writes locked by its index, and matches not yet, a
-- writer and the migration wait for each other, and it is never done while results come in.
LOCK TABLE "matches", "match_writes", "queue_steps", "court_tallies", "tie_order_changes", "applications", "application_steps", "squads", "waiting_entries" IN SHARE MODE;--> statement-breakpoint
CREATE INDEX "court_tallies_by_link" ON "court_tallies" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "queue_steps_by_day" ON "queue_steps" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "application_steps_by_entry" ON "application_steps" USING btree ("entry_id") WHERE "application_steps"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_by_account" ON "applications" USING btree ("by_account_id");--> statement-breakpoint
CREATE INDEX "squads_by_group" ON "squads" USING btree ("group_id") WHERE "squads"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "waiting_entries_by_entry" ON "waiting_entries" USING btree ("entry_id") WHERE "waiting_entries"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "match_writes_by_account" ON "match_writes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "matches_by_scorer" ON "matches" USING btree ("scored_by_account_id") WHERE "matches"."scored_by_account_id" is not null;--> statement-breakpoint
CREATE INDEX "tie_order_changes_by_tie" ON "tie_order_changes" USING btree ("tie_id");