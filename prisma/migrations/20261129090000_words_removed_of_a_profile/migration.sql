-- What a moderator's decision takes of a profile, so that an appeal can give back each word where it stood.
ALTER TABLE "ModerationCase" ADD COLUMN "removedWords" JSONB;
