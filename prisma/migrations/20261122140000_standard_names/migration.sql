-- Tables and columns take the names an engineer expects (decision 043). Nothing is lost: everything is renamed in place.

ALTER TABLE "Throttle" RENAME TO "RateLimit";
DROP INDEX "Throttle_last_idx";
CREATE INDEX "RateLimit_last_idx" ON "RateLimit"("last");

ALTER TABLE "Submission" RENAME TO "IdempotencyKey";

ALTER TABLE "User" RENAME COLUMN "closingAt" TO "deletionAt";

ALTER TABLE "PlanDraft" RENAME COLUMN "submissionId" TO "idempotencyKey";

ALTER TABLE "PartnerApplication" RENAME COLUMN "submissionId" TO "idempotencyKey";
DROP INDEX "PartnerApplication_submissionId_key";
CREATE UNIQUE INDEX "PartnerApplication_idempotencyKey_key" ON "PartnerApplication"("idempotencyKey");

-- Letters that wait go on as emails.
UPDATE "Job" SET "payload" = json_object('email', json(replace("payload" -> '$.letter', '"account-closing"', '"account-deletion"')))
WHERE "kind" = 'letter' AND json_extract("payload", '$.letter') IS NOT NULL;
UPDATE "Job" SET "kind" = 'email' WHERE "kind" = 'letter';
