CREATE TABLE "business_facts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_facts_one_row" CHECK ("business_facts"."id" = 1)
);
