CREATE TABLE "knockout_draws" (
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"draw" jsonb NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"drawn_by_account_id" text NOT NULL,
	CONSTRAINT "knockout_draws_session_id_number_pk" PRIMARY KEY("session_id","number"),
	CONSTRAINT "knockout_draws_number_counts" CHECK ("knockout_draws"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "knockout_results" (
	"session_id" uuid NOT NULL,
	"draw_number" integer NOT NULL,
	"match_id" text NOT NULL,
	"result" jsonb,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	"scored_by_account_id" text NOT NULL,
	CONSTRAINT "knockout_results_session_id_draw_number_match_id_pk" PRIMARY KEY("session_id","draw_number","match_id")
);
--> statement-breakpoint
CREATE TABLE "knockout_shares" (
	"token" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"shared_by_account_id" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "knockout_draws" ADD CONSTRAINT "knockout_draws_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knockout_draws" ADD CONSTRAINT "knockout_draws_drawn_by_account_id_accounts_id_fk" FOREIGN KEY ("drawn_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knockout_results" ADD CONSTRAINT "knockout_results_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knockout_results" ADD CONSTRAINT "knockout_results_scored_by_account_id_accounts_id_fk" FOREIGN KEY ("scored_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knockout_shares" ADD CONSTRAINT "knockout_shares_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knockout_shares" ADD CONSTRAINT "knockout_shares_shared_by_account_id_accounts_id_fk" FOREIGN KEY ("shared_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "knockout_shares_one_open" ON "knockout_shares" USING btree ("session_id") WHERE "knockout_shares"."ended_at" is null;