-- The ways a person is ready to go take the place of an American preparation level: up to level 3 it was college at most.
ALTER TABLE "Profile" ADD COLUMN "plannedWays" JSONB;
UPDATE "Profile" SET "plannedWays" = '["COURSE","COLLEGE"]' WHERE "plannedPreparation" <= 3;
ALTER TABLE "Profile" DROP COLUMN "plannedPreparation";
