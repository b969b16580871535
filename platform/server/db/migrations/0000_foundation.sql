CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"nickname" text,
	"prefecture" text,
	"phone" text,
	"language" text DEFAULT 'en' NOT NULL,
	"is_operator" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	CONSTRAINT "accounts_email_once" UNIQUE("email"),
	CONSTRAINT "accounts_language_known" CHECK ("accounts"."language" in ('en', 'ja'))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"points" integer NOT NULL,
	"rank" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"fee_yen" integer NOT NULL,
	"reserved_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "entries_reserved_have_an_end" CHECK ("entries"."state" <> 'reserved' or "entries"."reserved_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title_en" text NOT NULL,
	"title_ja" text NOT NULL,
	"body_en" text NOT NULL,
	"body_ja" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "announcements_published_have_a_time" CHECK ("announcements"."state" <> 'published' or "announcements"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_once" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "organizers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organizers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"login_id" text NOT NULL,
	"account_id" text NOT NULL,
	"organization_name" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organizers_login_id_once" UNIQUE("login_id"),
	CONSTRAINT "organizers_one_per_account" UNIQUE("account_id"),
	CONSTRAINT "organizers_state_known" CHECK ("organizers"."state" in ('active', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"charge_ref" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"outcome" text NOT NULL,
	"failure" text,
	"refund_key" text,
	"refunded_yen" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_chargeRef_unique" UNIQUE("charge_ref"),
	CONSTRAINT "sandbox_charges_refundKey_unique" UNIQUE("refund_key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"method" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"provider_ref" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_amount_not_negative" CHECK ("payments"."amount_yen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"cause" text NOT NULL,
	"cause_id" text NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_lots_remaining_in_range" CHECK ("point_lots"."remaining" between 0 and "point_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "point_spendings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_spendings_amount_positive" CHECK ("point_spendings"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_once" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournaments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publish_id" uuid NOT NULL,
	"organizer_id" integer NOT NULL,
	"name" text NOT NULL,
	"prefecture" text NOT NULL,
	"venue" text NOT NULL,
	"event_date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"application_deadline" date NOT NULL,
	"participant_limit" integer NOT NULL,
	"level" text NOT NULL,
	"event_type" text NOT NULL,
	"fee_yen" integer NOT NULL,
	"organizer_name" text NOT NULL,
	"contact_info" text NOT NULL,
	"emergency_contact" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"places_taken" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournaments_published_once" UNIQUE("publish_id"),
	CONSTRAINT "tournaments_never_oversold" CHECK ("tournaments"."places_taken" between 0 and "tournaments"."participant_limit"),
	CONSTRAINT "tournaments_limit_positive" CHECK ("tournaments"."participant_limit" > 0),
	CONSTRAINT "tournaments_fee_not_negative" CHECK ("tournaments"."fee_yen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_once" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizers" ADD CONSTRAINT "organizers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_spendings" ADD CONSTRAINT "point_spendings_lot_id_point_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_spendings" ADD CONSTRAINT "point_spendings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_organizer_id_organizers_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_by_account" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ratings_by_account" ON "ratings" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_one_per_player" ON "entries" USING btree ("tournament_id","account_id") WHERE "entries"."state" in ('reserved', 'confirmed');--> statement-breakpoint
CREATE INDEX "entries_by_account" ON "entries" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "entries_reserved" ON "entries" USING btree ("reserved_until") WHERE "entries"."state" = 'reserved';--> statement-breakpoint
CREATE INDEX "notices_by_account" ON "notices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("account_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_per_entry" ON "payments" USING btree ("entry_id") WHERE "payments"."state" in ('pending', 'succeeded');--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_by_account" ON "payments" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_lots_once" ON "point_lots" USING btree ("account_id","cause","cause_id");--> statement-breakpoint
CREATE INDEX "point_lots_by_account" ON "point_lots" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "point_spendings_by_payment" ON "point_spendings" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "tournaments_by_date" ON "tournaments" USING btree ("event_date","id");--> statement-breakpoint
CREATE INDEX "tournaments_by_organizer" ON "tournaments" USING btree ("organizer_id","event_date");--> statement-breakpoint
CREATE INDEX "tournaments_by_gram" ON "tournaments" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");