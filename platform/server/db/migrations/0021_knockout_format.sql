UPDATE "practice_sessions" SET "format" = 'knockout' WHERE "format" = 'tournament';--> statement-breakpoint
UPDATE "practice_matches" SET "format" = 'knockout' WHERE "format" = 'tournament';
