CREATE TABLE "group_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"account_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "barred_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_requests_once" ON "group_requests" USING btree ("account_id","group_id");--> statement-breakpoint
CREATE INDEX "group_requests_by_group" ON "group_requests" USING btree ("group_id","asked_at");--> statement-breakpoint
CREATE INDEX "group_requests_by_member" ON "group_requests" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_barred_have_left" CHECK ("group_members"."barred_at" is null or "group_members"."left_at" is not null);--> statement-breakpoint
-- Who was taken off a list was not told apart from who left by themselves: neither comes back with the code alone.
UPDATE "group_members" SET "barred_at" = "left_at" WHERE "left_at" IS NOT NULL AND "account_id" IS NOT NULL;
