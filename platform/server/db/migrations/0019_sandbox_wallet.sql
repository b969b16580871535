CREATE TABLE "sandbox_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_ref" text NOT NULL,
	"amount_yen" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_approvals_entryRef_unique" UNIQUE("entry_ref")
);
