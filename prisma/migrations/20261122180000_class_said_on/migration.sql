-- A class or year of study grows with every school year, so the day on which it was said is kept with it. What stands so far
-- is taken to have been said when the person began to use the site.
ALTER TABLE "Profile" ADD COLUMN "yearSaidOn" TEXT;

UPDATE "Profile"
SET "yearSaidOn" = (
  SELECT substr(coalesce(u."onboardedAt", u."createdAt"), 1, 10) FROM "User" u WHERE u."id" = "Profile"."userId"
)
WHERE "year" IS NOT NULL;
