-- CreateTable
CREATE TABLE "abono_layouts" (
    "id" SERIAL NOT NULL,
    "name" TEXT,
    "seller" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "read_count" INTEGER NOT NULL DEFAULT 0,
    "helped_count" INTEGER NOT NULL DEFAULT 0,
    "disputed_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "abono_layouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "abono_lessons" (
    "id" SERIAL NOT NULL,
    "abono_id" INTEGER,
    "layout_id" INTEGER,
    "verified_by" INTEGER,
    "verified_at" TIMESTAMPTZ(3) NOT NULL,
    "learnt_at" TIMESTAMPTZ(3),
    "content" JSONB,

    CONSTRAINT "abono_lessons_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "abono_layouts_last_used_at_idx" ON "abono_layouts"("last_used_at");

-- CreateIndex
CREATE UNIQUE INDEX "abono_lessons_abono_id_key" ON "abono_lessons"("abono_id");

-- CreateIndex
CREATE INDEX "abono_lessons_layout_id_verified_at_idx" ON "abono_lessons"("layout_id", "verified_at");

-- CreateIndex
CREATE INDEX "abono_lessons_learnt_at_idx" ON "abono_lessons"("learnt_at");

-- CreateIndex
CREATE INDEX "abono_lessons_verified_by_idx" ON "abono_lessons"("verified_by");

-- AddForeignKey
ALTER TABLE "abono_lessons" ADD CONSTRAINT "abono_lessons_abono_id_fkey" FOREIGN KEY ("abono_id") REFERENCES "abonos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "abono_lessons" ADD CONSTRAINT "abono_lessons_layout_id_fkey" FOREIGN KEY ("layout_id") REFERENCES "abono_layouts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "abono_lessons" ADD CONSTRAINT "abono_lessons_verified_by_fkey" FOREIGN KEY ("verified_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
