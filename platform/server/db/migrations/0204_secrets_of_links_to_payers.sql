-- Mails to who has paid by a link were stored without naming the secret of the link in them. One that was sent loses it; where mails are
-- files, the file of the mail still has it.
UPDATE "mails" SET
  "text_body" = regexp_replace("text_body", '(/refunds/payer#)[A-Za-z0-9_-]+', '\1…', 'g'),
  "html_body" = regexp_replace("html_body", '(/refunds/payer#)[A-Za-z0-9_-]+', '\1…', 'g'),
  "secret" = ''
WHERE "kind" = 'refund-needs-account' AND "secret" IS NULL AND "sent_at" IS NOT NULL
  AND position('/refunds/payer#' IN "text_body") > 0;--> statement-breakpoint
-- One that was not sent yet loses it once it is.
UPDATE "mails" SET "secret" = substring("text_body" FROM '/refunds/payer#([A-Za-z0-9_-]+)')
WHERE "kind" = 'refund-needs-account' AND "secret" IS NULL AND "sent_at" IS NULL
  AND position('/refunds/payer#' IN "text_body") > 0;
