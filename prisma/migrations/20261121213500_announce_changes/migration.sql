-- Tells every instance of the site which tables a committed transaction has changed, so that none goes on answering with
-- what was true before (api/http/answer-cache.ts). Only tables that public answers are made of: WATCHED_TABLES of
-- api/database/changes.ts. PostgreSQL tells a listener once per transaction and table, however many rows changed.

CREATE FUNCTION "announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pmb_changes', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

DO $$
DECLARE
  watched text;
BEGIN
  FOREACH watched IN ARRAY ARRAY[
    'users', 'matches', 'competitions', 'players', 'news_categories', 'news', 'comments', 'sponsors', 'products'
  ] LOOP
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
