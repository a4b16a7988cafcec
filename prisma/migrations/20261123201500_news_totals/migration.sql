-- How many articles there are in each state and category: one more of the totals that `keep_totals` keeps.
LOCK TABLE "news" IN SHARE ROW EXCLUSIVE MODE;

CREATE TRIGGER "keep_totals_insert" AFTER INSERT ON "news" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"('news', 'NULL::date', 'status::text || '' '' || category', '0');
CREATE TRIGGER "keep_totals_delete" AFTER DELETE ON "news" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"('news', 'NULL::date', 'status::text || '' '' || category', '0');
CREATE TRIGGER "keep_totals_update" AFTER UPDATE ON "news" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"('news', 'NULL::date', 'status::text || '' '' || category', '0');
CREATE TRIGGER "keep_totals_truncate" AFTER TRUNCATE ON "news"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_totals"('news');
INSERT INTO "kept_totals" ("subject", "kind", "entries", "amount")
SELECT 'news', status::text || ' ' || category, count(*), 0 FROM "news" GROUP BY 2;
