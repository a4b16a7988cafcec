import type { MembershipUploadStatus, Prisma } from '../../platform/database/client.ts';
import { containsWords } from '../../platform/lists/search.ts';

export const UPLOAD_ORDERS = ['uploaded', 'uploaded_desc', 'uploader', 'uploader_desc'] as const;
export type UploadOrder = (typeof UPLOAD_ORDERS)[number];

type Order = Prisma.MembershipUploadOrderByWithRelationInput[];

const LATEST: Order = [{ uploadedAt: 'desc' }, { id: 'desc' }];
const ORDERS: Readonly<Record<UploadOrder, Order>> = {
  uploaded: [{ uploadedAt: 'asc' }, { id: 'asc' }],
  uploaded_desc: LATEST,
  uploader: [{ user: { name: 'asc' } }, ...LATEST],
  uploader_desc: [{ user: { name: 'desc' } }, ...LATEST],
};

/** Filter and order for the list of uploads. Omitted or null fields do not filter. */
export interface UploadFilter {
  status?: MembershipUploadStatus | null;
  /** Searches the uploader's name and e-mail, the file name, and the attendees and locators of its passes. */
  search?: string | null;
  /** By default the latest comes first. */
  order?: UploadOrder | null;
}

/**
 * Builds the query for the list of uploads.
 * @throws ValidationError
 */
export function uploadList({ status, search, order }: UploadFilter) {
  return {
    where: {
      ...(status && { status }),
      ...containsWords<Prisma.MembershipUploadWhereInput>(search, (word) => [
        word,
        { user: word },
        { abonos: { some: word } },
      ]),
    },
    orderBy: ORDERS[order ?? 'uploaded_desc'],
  } satisfies Prisma.MembershipUploadFindManyArgs;
}
