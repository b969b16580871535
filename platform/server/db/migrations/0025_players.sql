CREATE TABLE "players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text,
	"family_name" text,
	"given_name" text,
	"family_kana" text,
	"given_kana" text,
	"display_name" text NOT NULL,
	"gender" text,
	"school_grade" text,
	"club_text" text,
	"registration_no" text,
	"created_by_account" text NOT NULL,
	"merged_into" uuid,
	"merged_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "players_account_once" UNIQUE("account_id"),
	CONSTRAINT "players_gender_known" CHECK ("players"."gender" in ('female', 'male')),
	CONSTRAINT "players_school_grade_short" CHECK (char_length("players"."school_grade") <= 8),
	CONSTRAINT "players_registration_no_short" CHECK (char_length("players"."registration_no") <= 20),
	CONSTRAINT "players_merged_once" CHECK (("players"."merged_into" is null) = ("players"."merged_at" is null) and "players"."merged_into" is distinct from "players"."id"),
	CONSTRAINT "players_merged_have_no_account" CHECK ("players"."merged_into" is null or "players"."account_id" is null)
);
--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_created_by_account_accounts_id_fk" FOREIGN KEY ("created_by_account") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_merged_into_players_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- One player for each account that plays (it has a rating) or belongs to a group.
INSERT INTO "players" ("id", "account_id", "display_name", "created_by_account", "left_at")
SELECT gen_random_uuid(), "a"."id", "a"."name", "a"."id", "a"."left_at"
FROM "accounts" "a"
WHERE EXISTS (SELECT 1 FROM "ratings" "r" WHERE "r"."account_id" = "a"."id")
	OR EXISTS (SELECT 1 FROM "group_members" "m" WHERE "m"."account_id" = "a"."id");
--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "player_id" uuid;--> statement-breakpoint
UPDATE "group_members" "m" SET "player_id" = "p"."id"
FROM "players" "p" WHERE "p"."account_id" = "m"."account_id";
--> statement-breakpoint
-- One player for each row without an account. Rows of people who have deleted their accounts have a mark for a name.
UPDATE "group_members" SET "player_id" = gen_random_uuid() WHERE "account_id" IS NULL;--> statement-breakpoint
INSERT INTO "players" ("id", "display_name", "created_by_account", "left_at")
SELECT "m"."player_id", "m"."name", "g"."creator_account_id",
	CASE WHEN "m"."name" = '[[former]]' THEN "m"."left_at" END
FROM "group_members" "m" INNER JOIN "groups" "g" ON "g"."id" = "m"."group_id"
WHERE "m"."account_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "group_members" ALTER COLUMN "player_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "players_by_merged_into" ON "players" USING btree ("merged_into") WHERE "players"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_by_player" ON "group_members" USING btree ("player_id");