-- For what search boxes look for, which may be anywhere in a text. PostgreSQL trusts this extension to whoever may create
-- things in the database; where a provider does not, the provider creates it beforehand and this does nothing.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateIndex
CREATE INDEX "news_publication_date_id_idx" ON "news"("publication_date", "id");

-- CreateIndex
CREATE INDEX "news_title_idx" ON "news"("title");

-- CreateIndex
CREATE INDEX "points_history_created_at_action_points_idx" ON "points_history"("created_at", "action", "points");

-- CreateIndex
CREATE INDEX "tickets_purchase_date_match_id_idx" ON "tickets"("purchase_date", "match_id");

-- CreateIndex
CREATE INDEX "user_points_level_idx" ON "user_points"("level");

-- CreateIndex
CREATE INDEX "users_role_id_idx" ON "users"("role", "id");

-- CreateIndex
CREATE INDEX "users_roles_idx" ON "users" USING GIN ("roles");

-- CreateIndex
CREATE INDEX "users_search_idx" ON "users" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "news_search_idx" ON "news" USING GIN ("title" gin_trgm_ops, "text" gin_trgm_ops);
