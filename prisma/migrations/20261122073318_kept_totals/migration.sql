-- All at once and accounts first, as they are closed: one by one later, each would wait for the other.
LOCK TABLE "users", "points_history", "user_points", "comments", "comment_reports", "membership_uploads", "memberships",
  "tickets", "audit_log" IN SHARE ROW EXCLUSIVE MODE;

-- CreateTable
CREATE TABLE "kept_totals" (
    "id" BIGSERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "day" DATE,
    "kind" TEXT NOT NULL,
    "entries" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "kept_totals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "kept_totals_subject_day_idx" ON "kept_totals"("subject", "day");

-- CreateIndex
CREATE INDEX "comment_reports_settled_at_comment_id_idx" ON "comment_reports"("settled_at", "comment_id");

-- CreateIndex
CREATE INDEX "comments_hidden_at_idx" ON "comments"("hidden_at");

-- CreateIndex
CREATE INDEX "membership_uploads_uploaded_at_id_idx" ON "membership_uploads"("uploaded_at", "id");

-- CreateIndex
CREATE INDEX "memberships_expiry_date_activation_date_user_id_idx" ON "memberships"("expiry_date", "activation_date", "user_id");

-- What a change of a table makes of its totals is written beside it, in the same transaction: a row for each day and kind,
-- that no other writer waits for. Arguments: the subject, then what of a changed row is its day, its kind and its amount.
-- A day is one at the club (`timeZone` of api/club.ts; a test holds both together).
CREATE FUNCTION "keep_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM kept_totals WHERE subject = TG_ARGV[0];
    RETURN NULL;
  END IF;
  EXECUTE format(
    'INSERT INTO kept_totals (subject, day, kind, entries, amount)
     SELECT %L, %s, %s, sum(sign), sum(sign * %s) FROM (%s) AS changed
      GROUP BY 2, 3 HAVING sum(sign) <> 0 OR sum(sign * %4$s) <> 0',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3],
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM come'
      WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM gone'
      ELSE 'SELECT 1 AS sign, * FROM come UNION ALL SELECT -1, * FROM gone'
    END
  );
  RETURN NULL;
END
$$;

DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT * FROM (VALUES
      ('points_history', 'points', '(created_at AT TIME ZONE ''Europe/Madrid'')::date', 'action', 'points'),
      ('users', 'sign_ups', '(registration_date AT TIME ZONE ''Europe/Madrid'')::date', '''''', '0'),
      ('user_points', 'levels', 'NULL::date', 'level::text', '0')
    ) AS given (source, subject, day, kind, amount)
  LOOP
    EXECUTE format(
      'CREATE TRIGGER "keep_totals_insert" AFTER INSERT ON %1$I REFERENCING NEW TABLE AS come
         FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"(%2$L, %3$L, %4$L, %5$L);
       CREATE TRIGGER "keep_totals_delete" AFTER DELETE ON %1$I REFERENCING OLD TABLE AS gone
         FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"(%2$L, %3$L, %4$L, %5$L);
       CREATE TRIGGER "keep_totals_update" AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS gone NEW TABLE AS come
         FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"(%2$L, %3$L, %4$L, %5$L);
       CREATE TRIGGER "keep_totals_truncate" AFTER TRUNCATE ON %1$I
         FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"(%2$L);',
      kept.source, kept.subject, kept.day, kept.kind, kept.amount
    );
    -- Nobody else writes to it from here to the end of the migration, and triggers tell of all that comes after.
    EXECUTE format(
      'INSERT INTO kept_totals (subject, day, kind, entries, amount)
       SELECT %L, %s, %s, count(*), sum(%s) FROM %I GROUP BY 2, 3',
      kept.subject, kept.day, kept.kind, kept.amount, kept.source
    );
  END LOOP;
END
$$;

-- Figures over these tables are kept by every instance until it is told of a change (WATCHED_TABLES).
DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['comment_reports', 'tickets', 'memberships', 'audit_log'] LOOP
    EXECUTE format(
      'CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION "announce_change"()',
      watched
    );
    EXECUTE format(
      'CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"()',
      watched
    );
  END LOOP;
END
$$;
