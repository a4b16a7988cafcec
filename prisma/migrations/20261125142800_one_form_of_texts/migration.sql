-- Texts are stored in one form since this version (api/platform/input/visible-text.input.ts). What is stored already gets it here:
-- Unicode NFC everywhere; names of competitions and categories as people see them, and none twice.

-- As `visibleLine` writes a name.
CREATE FUNCTION pg_temp.visible_line(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(btrim(regexp_replace(normalize(
    regexp_replace(name, '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]', '', 'g'),
    NFC), '[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g')), ''), name)
$$;

CREATE TEMPORARY TABLE same_competitions ON COMMIT DROP AS
  SELECT id, name, pg_temp.visible_line(name) AS visible,
         first_value(id) OVER alike AS first_id,
         first_value(pg_temp.visible_line(name)) OVER alike AS first_name,
         bool_or(is_active) OVER (PARTITION BY lower(normalize(pg_temp.visible_line(name), NFKC))) AS is_active
    FROM competitions
  WINDOW alike AS (PARTITION BY lower(normalize(pg_temp.visible_line(name), NFKC)) ORDER BY "order", id);

-- Matches name their competition, so two that are the same become one.
UPDATE matches SET competition = same.first_name
  FROM same_competitions AS same
 WHERE matches.competition = same.name AND same.name <> same.first_name;
DELETE FROM competitions USING same_competitions AS same WHERE competitions.id = same.id AND same.id <> same.first_id;
UPDATE competitions SET name = same.visible, is_active = same.is_active
  FROM same_competitions AS same
 WHERE competitions.id = same.id AND (competitions.name, competitions.is_active) IS DISTINCT FROM (same.visible, same.is_active);

-- A category has links of its own, so a second one stays and is numbered.
CREATE TEMPORARY TABLE same_categories ON COMMIT DROP AS
  SELECT id, pg_temp.visible_line(name) AS visible,
         row_number() OVER (PARTITION BY lower(normalize(pg_temp.visible_line(name), NFKC)) ORDER BY "order", id) AS place
    FROM news_categories;
UPDATE news_categories SET name = same.visible || ' (' || same.id || ')'
  FROM same_categories AS same WHERE news_categories.id = same.id AND same.place > 1;
UPDATE news_categories SET name = same.visible
  FROM same_categories AS same WHERE news_categories.id = same.id AND same.place = 1 AND news_categories.name <> same.visible;

-- The same rule as `nameKey`, also for writers that do not know it.
CREATE UNIQUE INDEX competitions_same_name_key ON competitions (lower(normalize(name, NFKC)));
CREATE UNIQUE INDEX news_categories_same_name_key ON news_categories (lower(normalize(name, NFKC)));

DO $$
DECLARE typed record;
BEGIN
  FOR typed IN
    SELECT * FROM (VALUES
      ('users', 'name'), ('memberships', 'type'),
      ('matches', 'subject'), ('matches', 'home_team'), ('matches', 'away_team'), ('matches', 'opponent'),
      ('matches', 'competition'), ('matches', 'location'),
      ('players', 'name'), ('players', 'country'), ('players', 'primary_quality'), ('players', 'secondary_quality'),
      ('news_categories', 'description'), ('news', 'title'), ('news', 'content'), ('news', 'text'),
      ('comments', 'content'), ('comment_reports', 'reason'),
      ('sponsors', 'name'), ('sponsors', 'description'),
      ('sponsor_inquiries', 'name'), ('sponsor_inquiries', 'company'), ('sponsor_inquiries', 'message'),
      ('inquiry_notes', 'text'),
      ('products', 'name'), ('products', 'category'), ('products', 'description'),
      ('notification_history', 'title'), ('notification_history', 'body'),
      ('achievements', 'rule_subject'),
      ('membership_uploads', 'admin_notes'),
      ('abonos', 'nombre_asistente'), ('abonos', 'tipo_abonament'), ('abonos', 'evento'), ('abonos', 'recinto'),
      ('abonos', 'direccion'), ('abonos', 'anillo')
    ) AS typed_texts (table_name, column_name)
  LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = normalize(%2$I, NFC) WHERE %2$I IS NOT NFC NORMALIZED',
                   typed.table_name, typed.column_name);
  END LOOP;
END $$;
DROP FUNCTION pg_temp.visible_line(text);
