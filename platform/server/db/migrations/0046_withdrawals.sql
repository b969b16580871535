CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decision" text,
	"word" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_account_id" text,
	"decision_id" uuid,
	CONSTRAINT "withdrawals_decided_once" UNIQUE("decision_id"),
	CONSTRAINT "withdrawals_decisions_have_a_time" CHECK (("withdrawals"."state" in ('declined', 'granted')) = ("withdrawals"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decided_by_account_id_accounts_id_fk" FOREIGN KEY ("decided_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_asked" ON "withdrawals" USING btree ("entry_id") WHERE "withdrawals"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "withdrawals_by_entry" ON "withdrawals" USING btree ("entry_id","asked_at");
