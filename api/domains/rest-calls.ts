import type { RestCall } from '../platform/rest/call.ts';
import { domains } from './index.ts';

/** The documented REST calls: for each, its operation of the schema and its response. */
export const calls: readonly RestCall[] = domains.flatMap((domain) => domain.calls ?? []);
