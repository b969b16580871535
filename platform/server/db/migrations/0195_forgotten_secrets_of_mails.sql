-- Sent before: "…" in the text of a mail stands for the secret that was deleted from it.
UPDATE "mails" SET "secret" = '' WHERE "secret" IS NULL AND "sent_at" IS NOT NULL AND position('…' IN "text_body") > 0;
