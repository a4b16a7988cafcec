import type { Domain } from '../../platform/domain.ts';
import { inquiryCalls } from './inquiries.calls.ts';
import './inquiries.schema.ts';
import './asking.schema.ts';
import './answering.schema.ts';

/** Questions to the club and answers. */
export const inquiriesDomain: Domain = {
  name: 'inquiries',
  publicFiles: [],
  calls: inquiryCalls,
};
