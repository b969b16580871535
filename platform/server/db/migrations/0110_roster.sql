CREATE TABLE "school_sheets" (
	"group_id" integer PRIMARY KEY NOT NULL,
	"official_name" text DEFAULT '' NOT NULL,
	"short_name" text DEFAULT '' NOT NULL,
	"prefecture" text,
	"postal_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"person_in_charge" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	CONSTRAINT "school_sheets_short_name_short" CHECK (char_length("school_sheets"."short_name") <= 16)
);
--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "strength" integer;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "school_grade_year" smallint;--> statement-breakpoint
ALTER TABLE "school_sheets" ADD CONSTRAINT "school_sheets_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;