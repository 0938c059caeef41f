-- How often what belongs to a person, or to everybody's content, was written. Triggers raise it (app/database/revisions.server.ts).
CREATE TABLE "Revision" (
    "scope" TEXT NOT NULL PRIMARY KEY,
    "number" INTEGER NOT NULL
);
