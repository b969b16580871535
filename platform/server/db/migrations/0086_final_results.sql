ALTER TABLE "tournaments" ADD COLUMN "ended_early_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "ended_early_for" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "finalized_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_ended_early_for_a_reason" CHECK (("tournaments"."ended_early_at" is null) = ("tournaments"."ended_early_for" is null));