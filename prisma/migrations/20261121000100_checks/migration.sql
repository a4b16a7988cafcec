-- What must hold whoever writes, also by hand: Prisma's schema language has no word for these. The names are part of
-- the contract, since the API recognises a refusal by its constraint (api/database/constraint.ts).

ALTER TABLE "users"
  ADD CONSTRAINT "users_email_lower" CHECK ("email" = lower(btrim("email")) AND "email" <> ''),
  -- A list column may be null as far as PostgreSQL is concerned, and a comparison with null would pass.
  ADD CONSTRAINT "users_role_among_roles" CHECK ("roles" IS NOT NULL AND "role" = ANY ("roles"));

ALTER TABLE "memberships"
  ADD CONSTRAINT "memberships_expire_after_activation" CHECK ("expiry_date" > "activation_date"),
  ADD CONSTRAINT "memberships_qr_code_of_id" CHECK ("qr_code" = 'membership:' || "id"::text);

ALTER TABLE "matches"
  -- The last word against selling a seat twice.
  ADD CONSTRAINT "matches_tickets_available_not_negative" CHECK ("tickets_available" >= 0),
  ADD CONSTRAINT "matches_ticket_price_not_negative" CHECK ("ticket_price" >= 0),
  ADD CONSTRAINT "matches_result_format" CHECK ("result" ~ '^\d{1,3}-\d{1,3}$');

ALTER TABLE "tickets"
  ADD CONSTRAINT "tickets_qr_code_of_id" CHECK ("qr_code" = 'ticket:' || "id"::text);

ALTER TABLE "players"
  ADD CONSTRAINT "players_dorsal_range" CHECK ("dorsal" BETWEEN 0 AND 99),
  ADD CONSTRAINT "players_position_present" CHECK ("position" IS NOT NULL AND cardinality("position") > 0),
  ADD CONSTRAINT "players_ratings_range" CHECK (
    "atk_overall" BETWEEN 0 AND 99
    AND "shooting" BETWEEN 0 AND 99
    AND "finishing" BETWEEN 0 AND 99
    AND "concentration" BETWEEN 0 AND 99
    AND "passing" BETWEEN 0 AND 99
    AND "def_overall" BETWEEN 0 AND 99
    AND "steal" BETWEEN 0 AND 99
    AND "block" BETWEEN 0 AND 99
    AND "perimeter" BETWEEN 0 AND 99
    AND "interior" BETWEEN 0 AND 99
  );

ALTER TABLE "news_categories"
  ADD CONSTRAINT "news_categories_color_hex" CHECK ("color" ~ '^#[0-9A-Fa-f]{6}$');

ALTER TABLE "comments"
  ADD CONSTRAINT "comments_content_present" CHECK ("content" ~ '\S');

ALTER TABLE "products"
  ADD CONSTRAINT "products_price_not_negative" CHECK ("price" >= 0),
  ADD CONSTRAINT "products_stock_not_negative" CHECK ("stock" >= 0);

ALTER TABLE "user_points"
  ADD CONSTRAINT "user_points_total_points_not_negative" CHECK ("total_points" >= 0),
  ADD CONSTRAINT "user_points_level_progress_range" CHECK ("level_progress" BETWEEN 0 AND 100);

ALTER TABLE "achievements"
  ADD CONSTRAINT "achievements_points_not_negative" CHECK ("points" >= 0);

ALTER TABLE "membership_uploads"
  ADD CONSTRAINT "membership_uploads_file_size_positive" CHECK ("file_size" > 0),
  ADD CONSTRAINT "membership_uploads_points_awarded_not_negative" CHECK ("points_awarded" >= 0);

ALTER TABLE "abonos"
  ADD CONSTRAINT "abonos_precio_entrada_not_negative" CHECK ("precio_entrada" >= 0),
  ADD CONSTRAINT "abonos_precio_distribucion_not_negative" CHECK ("precio_distribucion" >= 0),
  ADD CONSTRAINT "abonos_precio_total_not_negative" CHECK ("precio_total" >= 0);
