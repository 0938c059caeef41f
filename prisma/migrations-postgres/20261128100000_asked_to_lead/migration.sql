-- A project is handed over only to somebody who agrees: they are asked as those are who want to join.
ALTER TABLE "ProjectRequest" ADD COLUMN "kind" TEXT COLLATE "C" NOT NULL DEFAULT 'JOIN';

-- Two tabs do not write over each other's choice.
ALTER TABLE "Portfolio" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
