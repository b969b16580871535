CREATE TABLE "refund_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"decision_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"amount_yen" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_grants_amount_not_negative" CHECK ("refund_grants"."amount_yen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_once";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "granted_yen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "grant_id" uuid;--> statement-breakpoint
ALTER TABLE "refund_grants" ADD CONSTRAINT "refund_grants_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_grants_once" ON "refund_grants" USING btree ("decision_id","entry_id");--> statement-breakpoint
CREATE INDEX "refund_grants_by_entry" ON "refund_grants" USING btree ("entry_id","created_at");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_grant_id_refund_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."refund_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id") WHERE "refunds"."grant_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_a_grant" ON "refunds" USING btree ("payment_id","grant_id");--> statement-breakpoint
CREATE INDEX "refunds_by_grant" ON "refunds" USING btree ("grant_id") WHERE "refunds"."grant_id" is not null;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_granted_not_negative" CHECK ("entries"."granted_yen" >= 0);