CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_once" UNIQUE("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text,
	"on_since" timestamp with time zone,
	"new_sealed_secret" text,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"set_up_code_hash" text
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_by_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
UPDATE "sessions" SET "expires_at" = LEAST("sessions"."expires_at", now() + interval '3 days') FROM "organizers" WHERE "organizers"."account_id" = "sessions"."user_id";--> statement-breakpoint
DELETE FROM "sessions" USING "accounts" WHERE "accounts"."id" = "sessions"."user_id" AND "accounts"."is_operator";
