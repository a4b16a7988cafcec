import { builder } from './builder.ts';
import './scalars.ts';
import './user-errors.schema.ts';
import '../files/pictures.schema.ts';
// One line a domain; what a domain says is in its own folder.
import '../users/users.schema.ts';
import '../users/accounts.schema.ts';
import '../users/users-admin.schema.ts';
import '../users/personal-data.schema.ts';
import '../matches/matches.schema.ts';
import '../tickets/tickets.schema.ts';
import '../news/news.schema.ts';
import '../news/match-news.schema.ts';
import '../news/news-categories.schema.ts';
import '../news/news-editing.schema.ts';
import '../comments/comments.schema.ts';
import '../comments/own-comments.schema.ts';
import '../comments/comments-writing.schema.ts';
import '../comments/comment-moderation.schema.ts';
import '../players/players.schema.ts';
import '../sponsors/sponsors.schema.ts';
import '../sponsors/sponsors-editing.schema.ts';
import '../products/products.schema.ts';
import '../inquiries/inquiries.schema.ts';
import '../inquiries/answering.schema.ts';
import '../points/points.schema.ts';
import '../points/achievements.schema.ts';
import '../memberships/memberships.schema.ts';
import '../memberships/granting.schema.ts';
import '../abonos/abonos.schema.ts';
import '../abonos/uploading.schema.ts';
import '../abonos/review-queue.schema.ts';
import '../abonos/review.schema.ts';
import '../audit/audit-log.schema.ts';

/** The whole schema of the site. */
export const schema = builder.toSchema();
