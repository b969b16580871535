DROP INDEX "matches_by_owner";--> statement-breakpoint
CREATE INDEX "matches_by_owner" ON "matches" USING btree ("owner_account_id","played_on","kind","id") WHERE "matches"."group_id" is null;