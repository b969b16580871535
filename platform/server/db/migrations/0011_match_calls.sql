CREATE TABLE "knockout_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"draw_number" integer NOT NULL,
	"match_id" text NOT NULL,
	"player1_id" text NOT NULL,
	"player2_id" text NOT NULL,
	"place" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	"called_by_account_id" text
);
--> statement-breakpoint
ALTER TABLE "knockout_calls" ADD CONSTRAINT "knockout_calls_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knockout_calls" ADD CONSTRAINT "knockout_calls_called_by_account_id_accounts_id_fk" FOREIGN KEY ("called_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knockout_calls_by_draw" ON "knockout_calls" USING btree ("session_id","draw_number");