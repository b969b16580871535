ALTER TABLE "organizer_applications" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "organizer_applications" ADD CONSTRAINT "organizer_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organizer_applications_by_account" ON "organizer_applications" USING btree ("account_id") WHERE "organizer_applications"."account_id" is not null;--> statement-breakpoint
-- Approved before: the organizer's account, where it still has the address of the application.
UPDATE "organizer_applications" SET "account_id" = "accounts"."id"
FROM "accounts" JOIN "organizers" ON "organizers"."account_id" = "accounts"."id"
WHERE "organizer_applications"."state" = 'approved' AND "accounts"."email" = lower("organizer_applications"."email");