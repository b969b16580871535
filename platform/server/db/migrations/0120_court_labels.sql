ALTER TABLE "queue_rules" ADD COLUMN "court_label" text;--> statement-breakpoint
ALTER TABLE "queue_rules" ADD COLUMN "last_courts_from" smallint;--> statement-breakpoint
ALTER TABLE "queue_rules" ADD COLUMN "last_courts_label" text;--> statement-breakpoint
ALTER TABLE "courts" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_rules" ADD CONSTRAINT "queue_rules_last_rounds_have_a_label" CHECK (("queue_rules"."last_courts_from" is null) = ("queue_rules"."last_courts_label" is null));--> statement-breakpoint
ALTER TABLE "courts" ADD CONSTRAINT "courts_have_few_labels" CHECK (cardinality("courts"."labels") <= 3);