-- Silence confirms a result of a season after a day. In versions before, the job that does it has run and found another time than its own.
UPDATE "fixtures" SET "result_state" = 'confirmed', "version" = "version" + 1
WHERE "result_state" = 'entered' AND "entered_at" <= now() - interval '24 hours';
