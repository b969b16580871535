ALTER TABLE "tournaments" ADD COLUMN "sport" text DEFAULT 'unspecified' NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "sport" text DEFAULT 'unspecified' NOT NULL;
