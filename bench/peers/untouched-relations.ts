// In the place of api/platform/database/relations.ts: Prisma as it is made knows one way only.
export const JOINED = {};
export const ASKED_AFTERWARDS = {};
