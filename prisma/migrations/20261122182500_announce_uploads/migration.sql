-- How many uploads there are is kept by every instance until it is told of a change (WATCHED_TABLES).
LOCK TABLE "membership_uploads" IN SHARE ROW EXCLUSIVE MODE;
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON "membership_uploads"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "membership_uploads"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
