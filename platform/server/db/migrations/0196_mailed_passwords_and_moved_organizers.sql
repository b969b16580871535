-- Sent before the one-time password of an organizer was a secret, which the sending deletes.
UPDATE "mails" SET "text_body" = '', "html_body" = ''
WHERE "kind" = 'organizer-approved' AND "secret" IS NULL AND "sent_at" IS NOT NULL;--> statement-breakpoint
-- Approved before, and the account has another address since: the operators' log names the organizer ID.
UPDATE "organizer_applications" SET "account_id" = "organizers"."account_id"
FROM "audit_log" JOIN "organizers" ON "organizers"."login_id" = "audit_log"."note"
WHERE "audit_log"."action" = 'application-approved' AND "audit_log"."subject_id" = "organizer_applications"."id"::text
  AND "organizer_applications"."state" = 'approved' AND "organizer_applications"."account_id" IS NULL;
