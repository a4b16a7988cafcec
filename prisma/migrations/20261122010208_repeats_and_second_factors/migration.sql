-- CreateTable
CREATE TABLE "second_factors" (
    "user_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery_codes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "second_factor_roles" (
    "role" "Role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factor_roles_pkey" PRIMARY KEY ("role")
);

-- CreateTable
CREATE TABLE "given_answers" (
    "id" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "user_id" INTEGER,
    "signed_in" INTEGER,
    "status" INTEGER,
    "type" TEXT,
    "body" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "given_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "given_answers_created_at_idx" ON "given_answers"("created_at");

-- CreateIndex
CREATE INDEX "given_answers_user_id_idx" ON "given_answers"("user_id");

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "given_answers" ADD CONSTRAINT "given_answers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
