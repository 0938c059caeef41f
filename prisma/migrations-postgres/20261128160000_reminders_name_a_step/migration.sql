-- What is left to do stands as `step` in a reminder, as everywhere else. The former name stays in rows that are there: the release
-- before reads it until it is taken down.
UPDATE "Notification" SET "params" = "params" || jsonb_build_object('step', "params" ->> 'deed')
WHERE "kind" = 'reminder' AND "params" ->> 'deed' IS NOT NULL;
