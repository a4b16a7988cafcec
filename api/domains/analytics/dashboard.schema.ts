import { ABONO_STAFF } from '../abonos/staff.ts';
import { endingSoon } from '../wallet/credentials.ts';
import type { Role } from '../../platform/database/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { upcomingHomeMatches, dashboardFigures, recentActivity, type DashboardFigures } from './dashboard.ts';
import {
  DashboardMatchType,
  DashboardMoneyType,
  DashboardNewsType,
  DashboardTrendType,
} from './dashboard-types.schema.ts';

/** Roles with access to the panel. */
const STAFF = ['admin', 'editor', 'sports_manager', 'commercial_manager'] as const;
const SALES = ['admin', 'commercial_manager', 'sports_manager'] as const;
const COMMERCIAL = ['admin', 'commercial_manager'] as const;
const SPORTS = ['admin', 'sports_manager'] as const;
const CONTENT = ['admin', 'editor'] as const;

/** Fields that a role may not see are null, so that all roles can send the same query. */
const onlyFor = (role: readonly Role[]) => ({ authScopes: { role }, unauthorizedResolver: () => null });

interface Dashboard {
  /** Counted once, even if several of the fields are selected. */
  figures: () => Promise<DashboardFigures>;
}

const DashboardType = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'Current figures of the club. A field is null for roles that may not see it.',
  fields: (t) => ({
    tickets: t.field({
      type: DashboardTrendType,
      nullable: true,
      description: 'Tickets sold. Administrators, commercial and sports managers.',
      ...onlyFor(SALES),
      resolve: async ({ figures }) => (await figures()).tickets,
    }),
    takings: t.field({
      type: DashboardMoneyType,
      nullable: true,
      description:
        'What the club keeps of the tickets sold: not of those that were returned or cancelled since, and not of a cancelled match. Administrators and commercial managers.',
      ...onlyFor(COMMERCIAL),
      resolve: async ({ figures }) => (await figures()).takings,
    }),
    refundDue: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Euros still to be paid back: payments on the site, and the other tickets of this season’s cancelled matches. Administrators and commercial managers.',
      ...onlyFor(COMMERCIAL),
      resolve: async ({ figures }) => (await figures()).refundDue,
    }),
    homeMatches: t.field({
      type: [DashboardMatchType],
      nullable: true,
      description: 'The next five matches at home, with their sales. For the same roles as `tickets`.',
      ...onlyFor(SALES),
      resolve: (_root, _args, { database }) => upcomingHomeMatches(database),
    }),
    unsettledMatches: t.int({
      nullable: true,
      description: 'Matches that must be over and are not finished in the calendar. Admin and sports.',
      ...onlyFor(SPORTS),
      resolve: async ({ figures }) => (await figures()).unsettledMatches,
    }),
    members: t.int({
      nullable: true,
      description: 'People whose membership is in force. Administrators and commercial managers.',
      ...onlyFor(COMMERCIAL),
      resolve: async ({ figures }) => (await figures()).members,
    }),
    signUps: t.field({
      type: DashboardTrendType,
      nullable: true,
      description: 'Accounts opened. Administrators and commercial managers.',
      ...onlyFor(COMMERCIAL),
      resolve: async ({ figures }) => (await figures()).signUps,
    }),
    newInquiries: t.int({
      nullable: true,
      description: 'Open inquiries. Administrators and commercial managers.',
      ...onlyFor(COMMERCIAL),
      resolve: async ({ figures }) => (await figures()).newInquiries,
    }),
    passesToReview: t.int({
      nullable: true,
      description: 'Season passes waiting for a review. Administrators and commercial managers.',
      ...onlyFor(ABONO_STAFF),
      resolve: async ({ figures }) => (await figures()).passesToReview,
    }),
    news: t.field({
      type: DashboardNewsType,
      nullable: true,
      description: 'Administrators and editors.',
      ...onlyFor(CONTENT),
      resolve: async ({ figures }) => (await figures()).news,
    }),
    reportedComments: t.int({
      nullable: true,
      description: 'Visible comments with open reports. Administrators and editors.',
      ...onlyFor(CONTENT),
      resolve: async ({ figures }) => (await figures()).reportedComments,
    }),
    appleWalletEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the certificate for Apple Wallet ends, from 30 days before; null until then. From its end on tickets are not offered for Apple Wallet, and saved ones do not change.',
      resolve: (_root, _args, { config }) => endingSoon(config),
    }),
    recentActivity: t.prismaField({
      type: ['AuditEntry'],
      description: 'The latest of the audit log: all entries for administrators, the own entries for others.',
      resolve: (query, _root, _args, { database, viewer }) =>
        database.auditEntry.findMany({ ...query, ...recentActivity(requireViewer(viewer)) }),
    }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardType,
    description: 'The panel’s first screen. Staff only; what each role sees is said at each field.',
    authScopes: { role: STAFF },
    resolve: (_root, _args, { database }): Dashboard => {
      let counted: Promise<DashboardFigures> | undefined;
      return { figures: () => (counted ??= dashboardFigures(database)) };
    },
  }),
);
