-- AlterEnum
ALTER TYPE "OrderEventKind" ADD VALUE 'paid_back';
ALTER TYPE "OrderEventKind" ADD VALUE 'partly_paid_back';
ALTER TYPE "OrderEventKind" ADD VALUE 'disputed';
ALTER TYPE "OrderEventKind" ADD VALUE 'dispute_closed';

-- CreateIndex
CREATE INDEX "orders_payment_id_idx" ON "orders"("payment_id");
