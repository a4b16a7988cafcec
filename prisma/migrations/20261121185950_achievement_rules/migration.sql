-- CreateEnum
CREATE TYPE "AchievementRule" AS ENUM ('manual', 'account_years', 'tickets', 'competitions', 'own_passes', 'comments', 'points');

-- AlterTable
ALTER TABLE "achievements" ADD COLUMN     "rule_kind" "AchievementRule" NOT NULL DEFAULT 'manual',
ADD COLUMN     "rule_subject" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "threshold" INTEGER NOT NULL DEFAULT 0;

-- A count that begins reached would give the achievement to everybody at once.
ALTER TABLE "achievements"
  ADD CONSTRAINT "achievements_threshold_reachable"
    CHECK ("threshold" > 0 OR ("threshold" = 0 AND "rule_kind" IN ('manual', 'account_years')));

-- What the demonstration club's achievements counted so far, when their rules were code. Any others stay `manual`.
UPDATE "achievements"
   SET "rule_kind" = rules.kind::"AchievementRule", "threshold" = rules.threshold, "rule_subject" = rules.subject
  FROM (VALUES
    ('Bienvenida al club', 'account_years', 0, ''),
    ('Un año en casa', 'account_years', 1, ''),
    ('Con abono propio', 'own_passes', 1, ''),
    ('Primera entrada', 'tickets', 1, ''),
    ('Cinco tardes de básquet', 'tickets', 5, ''),
    ('No me siento', 'tickets', 15, ''),
    ('Noche de derbi', 'tickets', 1, 'Faro Mallorca Bàsquet'),
    ('Trotamundos sin salir de casa', 'competitions', 3, ''),
    ('Primera opinión', 'comments', 1, ''),
    ('La voz de la grada', 'comments', 25, ''),
    ('Seguidor de verdad', 'points', 300, ''),
    ('Brilla la Estrella', 'points', 1000, ''),
    ('Leyenda de Son Tramuntana', 'points', 2000, '')
  ) AS rules (name, kind, threshold, subject)
 WHERE "achievements"."name" = rules.name;
