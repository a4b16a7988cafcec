-- Names and titles are sorted as in Spanish: without regard to capitals and accents, and ñ after n. By default both databases
-- sort by code unit, which puts «Álvaro» after «zoe». The order belongs to the column, so lists, indexes and exports agree.
DO $$
BEGIN
    IF current_setting('server_version_num')::int >= 160000 THEN
        -- The embedded database has the rules of no language, so that of the ñ is written here.
        EXECUTE 'CREATE COLLATION spanish (provider = icu, locale = ''und'', rules = ''&N<ñ<<<Ñ'')';
    ELSE
        EXECUTE 'CREATE COLLATION spanish (provider = icu, locale = ''es'')';
    END IF;
END
$$;

ALTER TABLE "users" ALTER COLUMN "name" TYPE text COLLATE spanish;
ALTER TABLE "news" ALTER COLUMN "title" TYPE text COLLATE spanish;
ALTER TABLE "news_categories" ALTER COLUMN "name" TYPE text COLLATE spanish;
ALTER TABLE "players" ALTER COLUMN "name" TYPE text COLLATE spanish;
ALTER TABLE "products" ALTER COLUMN "name" TYPE text COLLATE spanish;
ALTER TABLE "products" ALTER COLUMN "category" TYPE text COLLATE spanish;
ALTER TABLE "sponsor_inquiries" ALTER COLUMN "company" TYPE text COLLATE spanish;
ALTER TABLE "matches" ALTER COLUMN "opponent" TYPE text COLLATE spanish;
ALTER TABLE "players" ALTER COLUMN "country" TYPE text COLLATE spanish;
-- These two are compared with each other, so they have the same order.
ALTER TABLE "competitions" ALTER COLUMN "name" TYPE text COLLATE spanish;
ALTER TABLE "matches" ALTER COLUMN "competition" TYPE text COLLATE spanish;
