ALTER TABLE "matches" ALTER COLUMN "owner_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_without_owner_are_of_events" CHECK ("matches"."owner_account_id" is not null or ("matches"."group_id" is null and "matches"."stage_id" is not null));
