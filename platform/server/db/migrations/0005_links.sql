CREATE TABLE "links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "links_secret_once" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "secret" text;--> statement-breakpoint
CREATE INDEX "links_by_subject" ON "links" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "links_by_expiry" ON "links" USING btree ("expires_at");