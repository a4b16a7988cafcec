-- CreateTable
CREATE TABLE "data_imports" (
    "id" SERIAL NOT NULL,
    "file_name" TEXT NOT NULL,
    "competition" TEXT NOT NULL,
    "season" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_name" TEXT NOT NULL,
    "created" INTEGER NOT NULL,
    "changed" INTEGER NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "rows" JSONB NOT NULL,

    CONSTRAINT "data_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "data_imports_at_id_idx" ON "data_imports"("at", "id");
