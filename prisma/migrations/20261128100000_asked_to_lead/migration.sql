-- A project is handed over only to somebody who agrees: they are asked as those are who want to join.
ALTER TABLE "ProjectRequest" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'JOIN';

-- How many projects somebody is in depends on who looks, and is counted when they do.
ALTER TABLE "Profile" DROP COLUMN "projectCount";

-- Two tabs do not write over each other's choice.
ALTER TABLE "Portfolio" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
