import { passesChanged } from '../abonos/pass-events.ts';
import { commentWritten } from '../comments/comment-events.ts';
import { attendanceChanged } from '../door/door-events.ts';
import { ticketBought } from '../tickets/ticket-events.ts';
import { accountOpened } from '../users/account-events.ts';
import { settleWithin } from './points.ts';
import { settlePointsSoon } from './settlement-queue.ts';

// What earns points happens in other domains, which know nothing of points.
accountOpened.subscribe(settlePointsSoon);
ticketBought.subscribe(settlePointsSoon);
attendanceChanged.subscribe(settlePointsSoon);
commentWritten.subscribe(settlePointsSoon);
// An upload shows at once how many points it brought.
passesChanged.subscribe(settleWithin);
