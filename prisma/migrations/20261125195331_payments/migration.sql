-- CreateEnum
CREATE TYPE "OrderProvider" AS ENUM ('redsys', 'stripe', 'demo');

-- CreateEnum
CREATE TYPE "OrderState" AS ENUM ('pending', 'failed', 'expired', 'paid', 'refund_due', 'refunded');

-- CreateEnum
CREATE TYPE "RefundReason" AS ENUM ('returned', 'cancelled', 'match_cancelled', 'no_seat', 'second_payment', 'too_late', 'account_closed');

-- CreateEnum
CREATE TYPE "OrderEventKind" AS ENUM ('created', 'started', 'failed', 'replaced', 'expired', 'paid', 'passed_on', 'refund_due', 'refund_withdrawn', 'refund_failed', 'refunded', 'refused');

-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'order_refunded';

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "user_id" INTEGER,
    "match_id" INTEGER,
    "provider" "OrderProvider" NOT NULL,
    "state" "OrderState" NOT NULL DEFAULT 'pending',
    "amount" DECIMAL(10,2) NOT NULL,
    "vat_rate" DECIMAL(4,2) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "session_id" TEXT,
    "payment_id" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "paid_by" "TicketPayment",
    "ticket_id" UUID,
    "refund_reason" "RefundReason",
    "refund_after" TIMESTAMPTZ(3),
    "refund_started_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "refund_id" TEXT,
    "asked_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_events" (
    "id" SERIAL NOT NULL,
    "order_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "OrderEventKind" NOT NULL,
    "detail" TEXT,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "vat_rate" DECIMAL(4,2) NOT NULL,

    CONSTRAINT "payment_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "orders_reference_key" ON "orders"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "orders_session_id_key" ON "orders"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_ticket_id_key" ON "orders"("ticket_id");

-- CreateIndex
CREATE INDEX "orders_match_id_state_idx" ON "orders"("match_id", "state");

-- CreateIndex
CREATE INDEX "orders_state_until_idx" ON "orders"("state", "until");

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at", "id");

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_idx" ON "orders"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "order_events_order_id_id_idx" ON "order_events"("order_id", "id");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_amount_positive" CHECK ("amount" > 0),
  ADD CONSTRAINT "orders_vat_rate_range" CHECK ("vat_rate" BETWEEN 0 AND 50),
  ADD CONSTRAINT "orders_paid_at_of_state" CHECK (
    ("state" IN ('paid', 'refund_due', 'refunded')) = ("paid_at" IS NOT NULL)
    AND ("paid_at" IS NULL) = ("paid_by" IS NULL)),
  ADD CONSTRAINT "orders_ticket_of_state" CHECK (
    "ticket_id" IS NULL OR "state" IN ('paid', 'refund_due', 'refunded')),
  -- No money without a ticket, or a reason to give it back.
  ADD CONSTRAINT "orders_paid_has_ticket" CHECK ("state" <> 'paid' OR "ticket_id" IS NOT NULL),
  ADD CONSTRAINT "orders_refund_has_reason" CHECK (
    ("state" IN ('refund_due', 'refunded')) = ("refund_reason" IS NOT NULL)
    AND ("refund_reason" IS NULL) = ("refund_after" IS NULL)
    AND ("state" = 'refunded') = ("refunded_at" IS NOT NULL));

ALTER TABLE "payment_settings"
  ADD CONSTRAINT "payment_settings_one_row" CHECK ("id" = 1),
  ADD CONSTRAINT "payment_settings_vat_rate_range" CHECK ("vat_rate" BETWEEN 0 AND 50);

-- What is to be paid back wakes the job that does it.
CREATE TRIGGER "announce_change" AFTER UPDATE OF "refund_reason" ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
