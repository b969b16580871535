CREATE TABLE "practice_score_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"kind" text NOT NULL,
	"score_format" jsonb,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "practice_score_rules" ADD CONSTRAINT "practice_score_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_score_rules_once" ON "practice_score_rules" USING btree ("group_id","kind");
