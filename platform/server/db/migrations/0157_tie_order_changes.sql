CREATE TABLE "tie_order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tie_id" uuid NOT NULL,
	"side" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"by_account_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tie_order_changes" ADD CONSTRAINT "tie_order_changes_tie_id_ties_id_fk" FOREIGN KEY ("tie_id") REFERENCES "public"."ties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tie_order_changes" ADD CONSTRAINT "tie_order_changes_by_account_id_accounts_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;