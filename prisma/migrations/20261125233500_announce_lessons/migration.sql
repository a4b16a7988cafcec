-- A verified pass wakes the job that learns from it. What the job writes itself wakes nobody.
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OF "verified_at" ON "abono_lessons"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
