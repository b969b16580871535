ALTER TABLE "rating_steps" DROP COLUMN "opponent_points";--> statement-breakpoint
ALTER TABLE "rating_steps" DROP COLUMN "opponent_deviation";--> statement-breakpoint
ALTER TABLE "rating_steps" DROP COLUMN "expected";--> statement-breakpoint
ALTER TABLE "rating_steps" DROP COLUMN "delta";