// Replaces api/platform/database/relations.ts: without the preview feature, Prisma has a single strategy for relations.
export const JOINED = {};
export const ASKED_AFTERWARDS = {};
