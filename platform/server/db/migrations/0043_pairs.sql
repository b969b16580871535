CREATE TABLE "entry_partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"event_id" integer NOT NULL,
	"how" text NOT NULL,
	"state" text NOT NULL,
	"account_id" text,
	"name" text DEFAULT '' NOT NULL,
	"club" text DEFAULT '' NOT NULL,
	"token_hash" text,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "entry_partners_one_per_entry" UNIQUE("entry_id"),
	CONSTRAINT "entry_partners_token_once" UNIQUE("token_hash"),
	CONSTRAINT "entry_partners_accepted_have_an_account" CHECK ("entry_partners"."state" <> 'accepted' or "entry_partners"."account_id" is not null),
	CONSTRAINT "entry_partners_invitations_end" CHECK ("entry_partners"."state" <> 'invited' or "entry_partners"."expires_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "entry_partners" ADD CONSTRAINT "entry_partners_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_partners" ADD CONSTRAINT "entry_partners_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_partners" ADD CONSTRAINT "entry_partners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_partners_once_in_event" ON "entry_partners" USING btree ("event_id","account_id") WHERE "entry_partners"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "entry_partners_by_account" ON "entry_partners" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "entry_partners_invited" ON "entry_partners" USING btree ("expires_at") WHERE "entry_partners"."state" = 'invited';