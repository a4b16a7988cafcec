-- CreateEnum
CREATE TYPE "TicketState" AS ENUM ('valid', 'returned', 'transferred', 'cancelled');

-- CreateEnum
CREATE TYPE "TicketPayment" AS ENUM ('none', 'complimentary', 'card', 'bizum');

-- CreateEnum
CREATE TYPE "HoldKind" AS ENUM ('offer', 'payment');

-- CreateEnum
CREATE TYPE "AdmissionKind" AS ENUM ('ticket', 'member_card', 'season_pass');

-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'ticket_gift';
ALTER TYPE "MailKind" ADD VALUE 'ticket_given';
ALTER TYPE "MailKind" ADD VALUE 'ticket_cancelled';
ALTER TYPE "MailKind" ADD VALUE 'seat_offer';

-- Matches before tickets, as sales take them.
LOCK TABLE "matches", "tickets" IN SHARE ROW EXCLUSIVE MODE;

-- DropIndex
DROP INDEX "tickets_user_id_match_id_key";

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "address" TEXT;

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "capacity" INTEGER,
ADD COLUMN     "has_waiting_list" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "offer_minutes" INTEGER NOT NULL DEFAULT 240,
ADD COLUMN     "return_hours" INTEGER NOT NULL DEFAULT 2,
ADD COLUMN     "tickets_held" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tickets_sold" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "end_reason" TEXT,
ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "paid_by" "TicketPayment" NOT NULL DEFAULT 'none',
ADD COLUMN     "price_paid" DECIMAL(10,2),
ADD COLUMN     "replaces_id" UUID,
ADD COLUMN     "state" "TicketState" NOT NULL DEFAULT 'valid';

-- CreateTable
CREATE TABLE "ticket_gifts" (
    "id" UUID NOT NULL,
    "ticket_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_gifts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat_holds" (
    "id" UUID NOT NULL,
    "match_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "kind" "HoldKind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seat_holds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waiting_entries" (
    "id" SERIAL NOT NULL,
    "match_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "waiting_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admissions" (
    "id" UUID NOT NULL,
    "match_id" INTEGER NOT NULL,
    "kind" "AdmissionKind" NOT NULL,
    "ticket_id" UUID,
    "membership_id" UUID,
    "abono_id" INTEGER,
    "gate" TEXT NOT NULL,
    "device" TEXT,
    "admitted_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "admitted_by_id" INTEGER,
    "repeats_id" UUID,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" INTEGER,
    "undo_reason" TEXT,

    CONSTRAINT "admissions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ticket_gifts_ticket_id_key" ON "ticket_gifts"("ticket_id");

-- CreateIndex
CREATE INDEX "seat_holds_user_id_idx" ON "seat_holds"("user_id");

-- CreateIndex
CREATE INDEX "seat_holds_until_idx" ON "seat_holds"("until");

-- CreateIndex
CREATE UNIQUE INDEX "seat_holds_match_id_user_id_key" ON "seat_holds"("match_id", "user_id");

-- CreateIndex
CREATE INDEX "waiting_entries_match_id_id_idx" ON "waiting_entries"("match_id", "id");

-- CreateIndex
CREATE INDEX "waiting_entries_user_id_idx" ON "waiting_entries"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "waiting_entries_match_id_user_id_key" ON "waiting_entries"("match_id", "user_id");

-- CreateIndex
CREATE INDEX "admissions_match_id_gate_admitted_at_idx" ON "admissions"("match_id", "gate", "admitted_at");

-- CreateIndex
CREATE INDEX "admissions_ticket_id_idx" ON "admissions"("ticket_id");

-- CreateIndex
CREATE INDEX "admissions_membership_id_idx" ON "admissions"("membership_id");

-- CreateIndex
CREATE INDEX "admissions_abono_id_idx" ON "admissions"("abono_id");

-- CreateIndex
CREATE INDEX "admissions_admitted_by_id_idx" ON "admissions"("admitted_by_id");

-- CreateIndex
CREATE INDEX "admissions_undone_by_id_idx" ON "admissions"("undone_by_id");

-- CreateIndex
CREATE INDEX "admissions_repeats_id_idx" ON "admissions"("repeats_id");

-- CreateIndex
CREATE UNIQUE INDEX "tickets_replaces_id_key" ON "tickets"("replaces_id");

-- CreateIndex
CREATE INDEX "tickets_match_id_state_price_paid_idx" ON "tickets"("match_id", "state", "price_paid");

-- AddForeignKey
ALTER TABLE "ticket_gifts" ADD CONSTRAINT "ticket_gifts_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_membership_id_fkey" FOREIGN KEY ("membership_id") REFERENCES "memberships"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_abono_id_fkey" FOREIGN KEY ("abono_id") REFERENCES "abonos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_admitted_by_id_fkey" FOREIGN KEY ("admitted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_undone_by_id_fkey" FOREIGN KEY ("undone_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One valid ticket per person and match. After a return one may buy again.
CREATE UNIQUE INDEX "tickets_user_id_match_id_key" ON "tickets"("user_id", "match_id") WHERE "state" = 'valid';

-- Figures of today stay true: what was sold so far counts with the present price of its match (15 is `defaultTicketPrice`
-- of api/club/club.ts; a test holds both together).
UPDATE "tickets"
   SET "price_paid" = coalesce("matches"."ticket_price", 15)
  FROM "matches"
 WHERE "matches"."id" = "tickets"."match_id";
ALTER TABLE "tickets" ALTER COLUMN "price_paid" SET NOT NULL;

UPDATE "matches"
   SET "tickets_sold" = issued.sold, "capacity" = "tickets_available" + issued.sold
  FROM (SELECT every.id, count("tickets"."id")::int AS sold
          FROM "matches" AS every LEFT JOIN "tickets" ON "tickets"."match_id" = every.id
         GROUP BY every.id) AS issued
 WHERE issued.id = "matches"."id";
ALTER TABLE "matches" ALTER COLUMN "capacity" SET NOT NULL;

ALTER TABLE "matches"
  ADD CONSTRAINT "matches_seats_add_up" CHECK ("tickets_sold" + "tickets_held" + "tickets_available" = "capacity"),
  ADD CONSTRAINT "matches_seats_not_negative" CHECK ("tickets_sold" >= 0 AND "tickets_held" >= 0),
  ADD CONSTRAINT "matches_return_hours_range" CHECK ("return_hours" BETWEEN 0 AND 336),
  ADD CONSTRAINT "matches_offer_minutes_range" CHECK ("offer_minutes" BETWEEN 5 AND 10080);

ALTER TABLE "tickets"
  ADD CONSTRAINT "tickets_ended_at_of_state" CHECK (("state" = 'valid') = ("ended_at" IS NULL)),
  ADD CONSTRAINT "tickets_price_paid_not_negative" CHECK ("price_paid" >= 0);

ALTER TABLE "admissions"
  ADD CONSTRAINT "admissions_subject_of_kind" CHECK (
    num_nonnulls("ticket_id", "membership_id", "abono_id") <= 1
    AND ("ticket_id" IS NULL OR "kind" = 'ticket')
    AND ("membership_id" IS NULL OR "kind" = 'member_card')
    AND ("abono_id" IS NULL OR "kind" = 'season_pass')),
  ADD CONSTRAINT "admissions_undone_has_reason" CHECK (("undone_at" IS NULL) = ("undo_reason" IS NULL));

-- What counts: not undone, and no repetition from a second gate that was offline.
CREATE UNIQUE INDEX "admissions_counted_ticket_key" ON "admissions"("ticket_id")
  WHERE "undone_at" IS NULL AND "repeats_id" IS NULL;
CREATE UNIQUE INDEX "admissions_counted_membership_key" ON "admissions"("match_id", "membership_id")
  WHERE "undone_at" IS NULL AND "repeats_id" IS NULL;
CREATE UNIQUE INDEX "admissions_counted_abono_key" ON "admissions"("match_id", "abono_id")
  WHERE "undone_at" IS NULL AND "repeats_id" IS NULL;

-- A ticket keeps the price at which it was issued.
CREATE FUNCTION "price_ticket"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_paid := coalesce((SELECT ticket_price FROM matches WHERE id = NEW.match_id), 15);
  RETURN NEW;
END
$$;
CREATE TRIGGER "price_ticket" BEFORE INSERT ON "tickets"
  FOR EACH ROW WHEN (NEW."price_paid" IS NULL) EXECUTE FUNCTION "price_ticket"();

-- The free seats follow from the others. A new match has neither tickets nor holds, also in a restore. Whatever an update
-- writes as free seats is computed again: the previous version takes a seat there before it inserts the ticket.
CREATE FUNCTION "keep_free_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.capacity := coalesce(NEW.capacity, NEW.tickets_available);
    NEW.tickets_sold := 0;
    NEW.tickets_held := 0;
  END IF;
  NEW.tickets_available := NEW.capacity - NEW.tickets_sold - NEW.tickets_held;
  RETURN NEW;
END
$$;
CREATE TRIGGER "keep_free_seats"
  BEFORE INSERT OR UPDATE OF "capacity", "tickets_sold", "tickets_held", "tickets_available" ON "matches"
  FOR EACH ROW EXECUTE FUNCTION "keep_free_seats"();

-- Sold seats are counted where tickets are written, so that no code can forget it.
CREATE FUNCTION "count_tickets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE matches SET tickets_sold = tickets_sold + changed.seats
      FROM (SELECT match_id, count(*)::int AS seats FROM come WHERE state = 'valid' GROUP BY match_id) AS changed
     WHERE matches.id = changed.match_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE matches SET tickets_sold = tickets_sold - changed.seats
      FROM (SELECT match_id, count(*)::int AS seats FROM gone WHERE state = 'valid' GROUP BY match_id) AS changed
     WHERE matches.id = changed.match_id;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE matches SET tickets_sold = tickets_sold + changed.seats
      FROM (SELECT match_id, sum(sign)::int AS seats
              FROM (SELECT match_id, 1 AS sign FROM come WHERE state = 'valid'
                     UNION ALL
                    SELECT match_id, -1 FROM gone WHERE state = 'valid') AS each
             GROUP BY match_id HAVING sum(sign) <> 0) AS changed
     WHERE matches.id = changed.match_id;
  ELSE
    UPDATE matches SET tickets_sold = 0 WHERE tickets_sold > 0;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "count_tickets_insert" AFTER INSERT ON "tickets" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION "count_tickets"();
CREATE TRIGGER "count_tickets_delete" AFTER DELETE ON "tickets" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "count_tickets"();
CREATE TRIGGER "count_tickets_update" AFTER UPDATE ON "tickets" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION "count_tickets"();
CREATE TRIGGER "count_tickets_truncate" AFTER TRUNCATE ON "tickets"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_tickets"();

-- The same for held seats. A hold never changes its match.
CREATE FUNCTION "count_holds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE matches SET tickets_held = tickets_held + changed.seats
      FROM (SELECT match_id, count(*)::int AS seats FROM come GROUP BY match_id) AS changed
     WHERE matches.id = changed.match_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE matches SET tickets_held = tickets_held - changed.seats
      FROM (SELECT match_id, count(*)::int AS seats FROM gone GROUP BY match_id) AS changed
     WHERE matches.id = changed.match_id;
  ELSE
    UPDATE matches SET tickets_held = 0 WHERE tickets_held > 0;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "count_holds_insert" AFTER INSERT ON "seat_holds" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION "count_holds"();
CREATE TRIGGER "count_holds_delete" AFTER DELETE ON "seat_holds" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "count_holds"();
CREATE TRIGGER "count_holds_truncate" AFTER TRUNCATE ON "seat_holds"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_holds"();

-- A new hold wakes the job that ends it in time.
CREATE TRIGGER "announce_change" AFTER INSERT ON "seat_holds"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
