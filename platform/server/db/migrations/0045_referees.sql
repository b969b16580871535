CREATE TABLE "referees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"email" text NOT NULL,
	"account_id" text,
	"state" text DEFAULT 'invited' NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "referees_accepted_have_an_account" CHECK (("referees"."state" = 'accepted') = ("referees"."account_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "seeded_by_account_id" text;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "seeded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referees_one_per_address" ON "referees" USING btree ("tournament_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "referees_one_per_account" ON "referees" USING btree ("tournament_id","account_id");--> statement-breakpoint
CREATE INDEX "referees_by_account" ON "referees" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_seeded_by_account_id_accounts_id_fk" FOREIGN KEY ("seeded_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
