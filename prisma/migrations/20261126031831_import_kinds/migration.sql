-- CreateEnum
CREATE TYPE "ImportKind" AS ENUM ('games', 'teams', 'players', 'members');

-- AlterTable
ALTER TABLE "data_imports" ADD COLUMN     "kind" "ImportKind" NOT NULL DEFAULT 'games',
ALTER COLUMN "competition" DROP NOT NULL,
ALTER COLUMN "season" DROP NOT NULL;

-- Games are of a competition in a season, and nothing else is.
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_edition_of_games"
  CHECK (("kind" = 'games') = ("competition" IS NOT NULL) AND ("kind" = 'games') = ("season" IS NOT NULL));
