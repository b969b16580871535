CREATE TABLE "practice_evenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"day" date NOT NULL,
	"owner_account_id" text NOT NULL,
	"board" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_evenings_once" UNIQUE("group_id","day")
);
--> statement-breakpoint
ALTER TABLE "practice_evenings" ADD CONSTRAINT "practice_evenings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_evenings" ADD CONSTRAINT "practice_evenings_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
