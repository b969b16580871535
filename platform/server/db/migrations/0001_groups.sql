CREATE TABLE "group_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"name" text NOT NULL,
	"account_id" text,
	"role" text DEFAULT 'Member' NOT NULL,
	"position" integer NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "group_members_role_known" CHECK ("group_members"."role" in ('Member', 'Coach', 'Manager')),
	CONSTRAINT "group_members_staff_have_accounts" CHECK ("group_members"."role" = 'Member' or "group_members"."account_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"creation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"team_code" text NOT NULL,
	"director" text DEFAULT '' NOT NULL,
	"coach" text DEFAULT '' NOT NULL,
	"manager" text DEFAULT '' NOT NULL,
	"emoji" text,
	"creator_account_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_save_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "groups_creation_once" UNIQUE("creation_id"),
	CONSTRAINT "groups_team_code_length" CHECK (char_length("groups"."team_code") = 8)
);
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_creator_account_id_accounts_id_fk" FOREIGN KEY ("creator_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_once" ON "group_members" USING btree ("account_id","group_id") WHERE "group_members"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "group_members_by_group" ON "group_members" USING btree ("group_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_team_code_once" ON "groups" USING btree (upper("team_code")) WHERE "groups"."deleted_at" is null;