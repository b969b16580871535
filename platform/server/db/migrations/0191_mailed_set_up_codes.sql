ALTER TABLE "second_factors" ADD COLUMN "mailed_code_hash" text;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "mailed_code_until" timestamp with time zone;