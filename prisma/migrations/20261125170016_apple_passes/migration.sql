-- CreateTable
CREATE TABLE "apple_passes" (
    "ticket_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "shown" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_push_due" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "apple_passes_pkey" PRIMARY KEY ("ticket_id")
);

-- CreateTable
CREATE TABLE "apple_devices" (
    "device_id" TEXT NOT NULL,
    "ticket_id" UUID NOT NULL,
    "push_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "apple_devices_pkey" PRIMARY KEY ("device_id","ticket_id")
);

-- CreateIndex
CREATE INDEX "apple_passes_is_push_due_idx" ON "apple_passes"("is_push_due");

-- CreateIndex
CREATE INDEX "apple_devices_ticket_id_idx" ON "apple_devices"("ticket_id");

-- AddForeignKey
ALTER TABLE "apple_passes" ADD CONSTRAINT "apple_passes_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "apple_devices" ADD CONSTRAINT "apple_devices_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "apple_passes"("ticket_id") ON DELETE CASCADE ON UPDATE CASCADE;
