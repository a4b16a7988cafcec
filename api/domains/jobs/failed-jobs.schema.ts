import { ChangedMeanwhileError, NotFoundError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../../platform/graphql/page-type.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import {
  countFailedJobs,
  failedJobArrivals,
  failedJobs,
  retryFailedJob,
  type FailedJob,
  type FailedJobList,
} from './failed-jobs.ts';

const FailedJobType = builder.objectRef<FailedJob>('FailedJob').implement({
  description: 'A background job that failed in all its attempts.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'The name of the job, such as `push.deliver`.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime' }),
    attempts: t.exposeInt('attempts'),
    message: t.exposeString('message', {
      nullable: true,
      description: 'The error message of the last attempt.',
    }),
  }),
});

const FailedJobPage = pageType<FailedJobList>('FailedJobPage', 'One page of failed work.', (t) =>
  t.field({
    type: [FailedJobType],
    resolve: ({ list, window }, _args, { database }) => failedJobs(database, list.until, window),
  }),
);

builder.queryField('failedJobs', (t) =>
  t.field({
    type: FailedJobPage,
    description: 'Failed jobs of the last thirty days, the latest first. Administrators only.',
    authScopes: { role: ['admin'] },
    complexity: pageComplexity,
    args: pageArgs(25),
    resolve: (_root, page, { database }) =>
      pageSource({ until: null }, page, {
        arrivals: failedJobArrivals(database),
        count: ({ until }) => countFailedJobs(database, until),
      }),
  }),
);

const RetryFailedJobInput = builder.inputType('RetryFailedJobInput', {
  description: 'The job to retry.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Of a `FailedJob`.' }) }),
});

const RetryFailedJobSuccess = builder.objectRef<{ retriedJobId: string }>('RetryFailedJobSuccess').implement({
  description: 'It is queued again, with all its attempts.',
  fields: (t) => ({ retriedJobId: t.exposeID('retriedJobId') }),
});

builder.mutationField('retryFailedJob', (t) =>
  t.field({
    type: RetryFailedJobSuccess,
    description: 'Retries a failed job. Administrators only.',
    authScopes: { role: ['admin'] },
    errors: { types: [NotFoundError, ChangedMeanwhileError] },
    args: { input: t.arg({ type: RetryFailedJobInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, queue, viewer }) => {
      queue.wake(await retryFailedJob(database, requireViewer(viewer), id));
      return { retriedJobId: id };
    },
  }),
);
