-- CreateEnum
CREATE TYPE "Role" AS ENUM ('visitor', 'socio', 'blogger', 'admin', 'editor', 'sports_manager', 'commercial_manager', 'user');

-- CreateEnum
CREATE TYPE "MatchStatus" AS ENUM ('scheduled', 'live', 'finished', 'postponed', 'cancelled');

-- CreateEnum
CREATE TYPE "Position" AS ENUM ('PG', 'SG', 'SF', 'PF', 'C');

-- CreateEnum
CREATE TYPE "SponsorCategory" AS ENUM ('platino', 'oro', 'plata', 'bronce', 'colaborador');

-- CreateEnum
CREATE TYPE "SponsorshipLevel" AS ENUM ('bronce', 'plata', 'oro', 'platino', 'personalizado');

-- CreateEnum
CREATE TYPE "FanLevel" AS ENUM ('Aficionado', 'Fan', 'Seguidor', 'Veterano', 'Estrella', 'Leyenda');

-- CreateEnum
CREATE TYPE "MembershipUploadStatus" AS ENUM ('pending', 'processed', 'error', 'verified', 'rejected');

-- CreateEnum
CREATE TYPE "AbonoStatus" AS ENUM ('pending', 'processed', 'error', 'verified');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'visitor',
    "roles" "Role"[] DEFAULT ARRAY['visitor']::"Role"[],
    "registration_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "memberships" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "qr_code" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "activation_date" TIMESTAMPTZ(3) NOT NULL,
    "expiry_date" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "matches" (
    "id" SERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "home_team" TEXT NOT NULL,
    "away_team" TEXT NOT NULL,
    "opponent" TEXT NOT NULL,
    "is_home" BOOLEAN NOT NULL,
    "match_date" TIMESTAMPTZ(3) NOT NULL,
    "competition" TEXT NOT NULL,
    "location" TEXT,
    "result" TEXT,
    "summary_url" TEXT,
    "status" "MatchStatus" NOT NULL DEFAULT 'scheduled',
    "tickets_available" INTEGER NOT NULL DEFAULT 0,
    "ticket_price" DECIMAL(10,2),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tickets" (
    "id" UUID NOT NULL,
    "user_id" INTEGER,
    "match_id" INTEGER NOT NULL,
    "qr_code" TEXT NOT NULL,
    "purchase_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "players" (
    "id" SERIAL NOT NULL,
    "dorsal" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "position" "Position"[],
    "country" TEXT NOT NULL,
    "atk_overall" INTEGER NOT NULL,
    "shooting" INTEGER NOT NULL,
    "finishing" INTEGER NOT NULL,
    "concentration" INTEGER NOT NULL,
    "passing" INTEGER NOT NULL,
    "def_overall" INTEGER NOT NULL,
    "steal" INTEGER NOT NULL,
    "block" INTEGER NOT NULL,
    "perimeter" INTEGER NOT NULL,
    "interior" INTEGER NOT NULL,
    "primary_quality" TEXT,
    "secondary_quality" TEXT,
    "profile_image" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "players_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_categories" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT,
    "color" TEXT NOT NULL DEFAULT '#64748b',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "image_url" TEXT,
    "gallery_images" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "category" TEXT NOT NULL,
    "author_id" INTEGER,
    "publication_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "news_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comments" (
    "id" SERIAL NOT NULL,
    "content" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "news_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sponsors" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "category" "SponsorCategory" NOT NULL,
    "logo_url" TEXT,
    "website" TEXT,
    "description" TEXT,
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sponsors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sponsor_inquiries" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "sponsorship_level" "SponsorshipLevel",
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sponsor_inquiries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "price" DECIMAL(10,2) NOT NULL,
    "image_url" TEXT,
    "stock" INTEGER NOT NULL DEFAULT 0,
    "category" TEXT NOT NULL,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "expiration_time" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "preferences" JSONB NOT NULL DEFAULT '{"matchUpdates":true,"teamNews":true,"membershipOffers":true,"gameReminders":true}',
    "device_info" JSONB,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_history" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "icon" TEXT,
    "data" JSONB,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "match_id" INTEGER,
    "news_id" INTEGER,
    "sent_to_all" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "notification_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_points" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "total_points" INTEGER NOT NULL DEFAULT 0,
    "level" "FanLevel" NOT NULL DEFAULT 'Aficionado',
    "level_progress" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_points_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "points_history" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "related_type" TEXT NOT NULL DEFAULT '',
    "related_id" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "points_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "achievements" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "achievements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_achievements" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "achievement_id" INTEGER NOT NULL,
    "earned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notified" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "user_achievements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership_uploads" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_path" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "status" "MembershipUploadStatus" NOT NULL DEFAULT 'pending',
    "admin_notes" TEXT,
    "reviewed_by" INTEGER,
    "reviewed_at" TIMESTAMPTZ(3),
    "points_awarded" INTEGER NOT NULL DEFAULT 0,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "abonos" (
    "id" SERIAL NOT NULL,
    "archivo_id" INTEGER,
    "nombre_asistente" TEXT,
    "tipo_abonament" TEXT,
    "temporada" TEXT,
    "evento" TEXT,
    "recinto" TEXT,
    "direccion" TEXT,
    "anillo" TEXT,
    "bloque" TEXT,
    "fila" INTEGER,
    "asiento" INTEGER,
    "nif_organizador" TEXT,
    "nif_distr" TEXT,
    "referencia_ticket" TEXT,
    "codigo_localizador" TEXT,
    "precio_entrada" DECIMAL(10,2),
    "precio_distribucion" DECIMAL(10,2),
    "precio_total" DECIMAL(10,2),
    "fecha_subida" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER NOT NULL,
    "status" "AbonoStatus" NOT NULL DEFAULT 'pending',
    "es_propietario" BOOLEAN NOT NULL DEFAULT false,
    "ocr_data" JSONB,

    CONSTRAINT "abonos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_registration_date_id_idx" ON "users"("registration_date", "id");

-- CreateIndex
CREATE INDEX "users_name_id_idx" ON "users"("name", "id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "memberships_qr_code_key" ON "memberships"("qr_code");

-- CreateIndex
CREATE INDEX "memberships_user_id_expiry_date_idx" ON "memberships"("user_id", "expiry_date");

-- CreateIndex
CREATE INDEX "memberships_expiry_date_id_idx" ON "memberships"("expiry_date", "id");

-- CreateIndex
CREATE INDEX "matches_match_date_id_idx" ON "matches"("match_date", "id");

-- CreateIndex
CREATE INDEX "matches_status_match_date_idx" ON "matches"("status", "match_date");

-- CreateIndex
CREATE INDEX "matches_competition_match_date_idx" ON "matches"("competition", "match_date");

-- CreateIndex
CREATE UNIQUE INDEX "tickets_qr_code_key" ON "tickets"("qr_code");

-- CreateIndex
CREATE INDEX "tickets_match_id_purchase_date_idx" ON "tickets"("match_id", "purchase_date");

-- CreateIndex
CREATE INDEX "tickets_user_id_purchase_date_idx" ON "tickets"("user_id", "purchase_date");

-- CreateIndex
CREATE UNIQUE INDEX "tickets_user_id_match_id_key" ON "tickets"("user_id", "match_id");

-- CreateIndex
CREATE UNIQUE INDEX "players_dorsal_key" ON "players"("dorsal");

-- CreateIndex
CREATE INDEX "players_is_active_dorsal_idx" ON "players"("is_active", "dorsal");

-- CreateIndex
CREATE UNIQUE INDEX "news_categories_name_key" ON "news_categories"("name");

-- CreateIndex
CREATE UNIQUE INDEX "news_categories_slug_key" ON "news_categories"("slug");

-- CreateIndex
CREATE INDEX "news_categories_is_active_order_idx" ON "news_categories"("is_active", "order");

-- CreateIndex
CREATE INDEX "news_publication_date_id_idx" ON "news"("publication_date", "id");

-- CreateIndex
CREATE INDEX "news_category_publication_date_id_idx" ON "news"("category", "publication_date", "id");

-- CreateIndex
CREATE INDEX "news_author_id_idx" ON "news"("author_id");

-- CreateIndex
CREATE INDEX "comments_news_id_created_at_idx" ON "comments"("news_id", "created_at");

-- CreateIndex
CREATE INDEX "comments_user_id_created_at_idx" ON "comments"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "sponsors_is_visible_category_order_id_idx" ON "sponsors"("is_visible", "category", "order", "id");

-- CreateIndex
CREATE INDEX "sponsor_inquiries_created_at_id_idx" ON "sponsor_inquiries"("created_at", "id");

-- CreateIndex
CREATE INDEX "products_category_name_idx" ON "products"("category", "name");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

-- CreateIndex
CREATE INDEX "notification_history_sent_at_id_idx" ON "notification_history"("sent_at", "id");

-- CreateIndex
CREATE INDEX "notification_history_match_id_idx" ON "notification_history"("match_id");

-- CreateIndex
CREATE INDEX "notification_history_news_id_idx" ON "notification_history"("news_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_points_user_id_key" ON "user_points"("user_id");

-- CreateIndex
CREATE INDEX "user_points_total_points_idx" ON "user_points"("total_points");

-- CreateIndex
CREATE INDEX "points_history_user_id_created_at_id_idx" ON "points_history"("user_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "points_history_user_id_action_related_type_related_id_key" ON "points_history"("user_id", "action", "related_type", "related_id");

-- CreateIndex
CREATE UNIQUE INDEX "achievements_name_key" ON "achievements"("name");

-- CreateIndex
CREATE INDEX "achievements_is_active_category_idx" ON "achievements"("is_active", "category");

-- CreateIndex
CREATE INDEX "user_achievements_achievement_id_idx" ON "user_achievements"("achievement_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_achievements_user_id_achievement_id_key" ON "user_achievements"("user_id", "achievement_id");

-- CreateIndex
CREATE INDEX "membership_uploads_user_id_uploaded_at_idx" ON "membership_uploads"("user_id", "uploaded_at");

-- CreateIndex
CREATE INDEX "membership_uploads_status_uploaded_at_idx" ON "membership_uploads"("status", "uploaded_at");

-- CreateIndex
CREATE INDEX "membership_uploads_reviewed_by_idx" ON "membership_uploads"("reviewed_by");

-- CreateIndex
CREATE INDEX "abonos_user_id_fecha_subida_idx" ON "abonos"("user_id", "fecha_subida");

-- CreateIndex
CREATE INDEX "abonos_status_fecha_subida_idx" ON "abonos"("status", "fecha_subida");

-- CreateIndex
CREATE INDEX "abonos_archivo_id_idx" ON "abonos"("archivo_id");

-- CreateIndex
CREATE UNIQUE INDEX "abonos_codigo_localizador_referencia_ticket_key" ON "abonos"("codigo_localizador", "referencia_ticket");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_category_fkey" FOREIGN KEY ("category") REFERENCES "news_categories"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_history" ADD CONSTRAINT "notification_history_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_history" ADD CONSTRAINT "notification_history_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_points" ADD CONSTRAINT "user_points_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "points_history" ADD CONSTRAINT "points_history_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_achievement_id_fkey" FOREIGN KEY ("achievement_id") REFERENCES "achievements"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership_uploads" ADD CONSTRAINT "membership_uploads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership_uploads" ADD CONSTRAINT "membership_uploads_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "abonos" ADD CONSTRAINT "abonos_archivo_id_fkey" FOREIGN KEY ("archivo_id") REFERENCES "membership_uploads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "abonos" ADD CONSTRAINT "abonos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
