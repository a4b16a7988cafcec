-- How long the audit log is, by what was done to what: one more of the totals that `keep_totals` keeps.
LOCK TABLE "audit_log", "sponsor_inquiries" IN SHARE ROW EXCLUSIVE MODE;

-- Entries are never changed or taken out one by one.
CREATE TRIGGER "keep_totals_insert" AFTER INSERT ON "audit_log" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"('audit', 'NULL::date', 'action || '' '' || subject_type', '0');
CREATE TRIGGER "keep_totals_truncate" AFTER TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"('audit');
INSERT INTO "kept_totals" ("subject", "kind", "entries", "amount")
SELECT 'audit', action || ' ' || subject_type, count(*), 0 FROM "audit_log" GROUP BY 2;

-- Figures over inquiries are kept by every instance until it is told of a change (WATCHED_TABLES).
CREATE TRIGGER "announce_change" AFTER INSERT OR UPDATE OR DELETE ON "sponsor_inquiries"
  FOR EACH ROW EXECUTE FUNCTION "announce_change"();
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "sponsor_inquiries"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
