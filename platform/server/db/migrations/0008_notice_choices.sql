CREATE TABLE "notice_choices" (
	"account_id" text NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"wanted" boolean NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_choices_account_id_topic_channel_pk" PRIMARY KEY("account_id","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "unsubscribed_addresses" (
	"address_hash" text NOT NULL,
	"topic" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "unsubscribed_addresses_address_hash_topic_pk" PRIMARY KEY("address_hash","topic")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;