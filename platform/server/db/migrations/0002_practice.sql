CREATE TABLE "practice_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"format" text NOT NULL,
	"group_id" integer,
	"group_name" text,
	"owner_account_id" text NOT NULL,
	"played_on" date NOT NULL,
	"player1" jsonb NOT NULL,
	"player2" jsonb NOT NULL,
	"pair_key" text,
	"sets" jsonb NOT NULL,
	"result" text NOT NULL,
	"winner" text,
	"notes" text DEFAULT '' NOT NULL,
	"stats" jsonb,
	"round" smallint,
	"rounds" smallint,
	"draw_match_id" text,
	"state" text DEFAULT 'saved' NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"scored_at" timestamp with time zone,
	"scored_by_account_id" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "practice_matches_draft_is_free" CHECK ("practice_matches"."state" = 'saved' or "practice_matches"."group_id" is null)
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"group_id" integer NOT NULL,
	"group_name" text NOT NULL,
	"owner_account_id" text NOT NULL,
	"practice_date" date NOT NULL,
	"players" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "practice_writes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "payment_under_way" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_matches" ADD CONSTRAINT "practice_matches_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_matches" ADD CONSTRAINT "practice_matches_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_matches" ADD CONSTRAINT "practice_matches_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_matches" ADD CONSTRAINT "practice_matches_scored_by_account_id_accounts_id_fk" FOREIGN KEY ("scored_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_writes" ADD CONSTRAINT "practice_writes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_matches_pair_once" ON "practice_matches" USING btree ("session_id","pair_key") WHERE "practice_matches"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_matches_draw_once" ON "practice_matches" USING btree ("session_id","draw_match_id") WHERE "practice_matches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "practice_matches_by_session" ON "practice_matches" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "practice_matches_by_group" ON "practice_matches" USING btree ("group_id","played_on","format","id") WHERE "practice_matches"."deleted_at" is null and "practice_matches"."state" = 'saved';--> statement-breakpoint
CREATE INDEX "practice_matches_by_owner" ON "practice_matches" USING btree ("owner_account_id","played_on","format","id") WHERE "practice_matches"."deleted_at" is null and "practice_matches"."group_id" is null;--> statement-breakpoint
CREATE INDEX "practice_sessions_by_group" ON "practice_sessions" USING btree ("group_id","format","practice_date","id") WHERE "practice_sessions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "practice_writes_by_subject" ON "practice_writes" USING btree ("subject_id","version");