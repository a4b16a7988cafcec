import type { RestCall } from '../platform/rest/call.ts';
import { domains } from './index.ts';

/** Every documented REST call, a row each: which operation of the schema it is and how it answers. */
export const calls: readonly RestCall[] = domains.flatMap((domain) => domain.calls ?? []);
