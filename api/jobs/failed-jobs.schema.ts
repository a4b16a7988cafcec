import { builder } from '../graphql/builder.ts';
import { pageArgs, pageComplexity, pageSource, pageType } from '../graphql/page-type.ts';
import { countFailedJobs, failedJobs, type FailedJob } from './failed-jobs.ts';

const FailedJobType = builder.objectRef<FailedJob>('FailedJob').implement({
  description: 'Work behind the site’s back that was given up after its last attempt.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'What it was to do, such as `push.deliver`.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime' }),
    attempts: t.exposeInt('attempts'),
    message: t.exposeString('message', {
      nullable: true,
      description: 'What went wrong the last time, in the words of the program.',
    }),
  }),
});

const FailedJobPage = pageType<null>('FailedJobPage', 'One page of failed work.', (t) =>
  t.field({
    type: [FailedJobType],
    resolve: ({ window }, _args, { database }) => failedJobs(database, window),
  }),
);

builder.queryField('failedJobs', (t) =>
  t.field({
    type: FailedJobPage,
    description: 'What was given up in the last thirty days, the latest first. Administrators only.',
    authScopes: { role: ['admin'] },
    complexity: pageComplexity,
    args: pageArgs(25),
    resolve: (_root, page, { database }) => pageSource(null, page, () => countFailedJobs(database)),
  }),
);
