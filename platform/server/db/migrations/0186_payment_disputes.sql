CREATE TABLE "payment_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount_yen" integer NOT NULL,
	"state" text NOT NULL,
	"due_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_amount_positive" CHECK ("payment_disputes"."amount_yen" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_charge_id_payments_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_by_charge" ON "payment_disputes" USING btree ("charge_id");