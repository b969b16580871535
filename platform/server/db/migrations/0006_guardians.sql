CREATE TABLE "guardianships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"name_display" text DEFAULT 'initials' NOT NULL,
	"tournament_id" integer,
	"named_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "guardianships_confirmed_have_a_time" CHECK ("guardianships"."state" <> 'confirmed' or "guardianships"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "player_ages" (
	"account_id" text PRIMARY KEY NOT NULL,
	"age" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_ages_age_known" CHECK ("player_ages"."age" in ('adult', 'under-18'))
);
--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_ages" ADD CONSTRAINT "player_ages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_one_live" ON "guardianships" USING btree ("account_id") WHERE "guardianships"."state" in ('asked', 'confirmed');--> statement-breakpoint
CREATE INDEX "guardianships_by_account" ON "guardianships" USING btree ("account_id","named_at");--> statement-breakpoint
CREATE INDEX "guardianships_by_email" ON "guardianships" USING btree ("email");