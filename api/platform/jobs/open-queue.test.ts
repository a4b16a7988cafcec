import { expect, test, vi } from 'vitest';
import { logger } from '../log.ts';
import { openOnceThere } from './open-queue.ts';

logger.level = 'silent';

test('opening the queue waits for a database that is away; another error is thrown', async () => {
  const open = vi.fn<() => Promise<string>>();
  open.mockRejectedValueOnce(
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
  );
  open.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
  open.mockResolvedValueOnce('open');
  expect(await openOnceThere(open, () => true, 1)).toBe('open');
  open.mockRejectedValueOnce(new Error('permission denied for schema pgboss'));
  await expect(openOnceThere(open, () => true, 1)).rejects.toThrow('permission denied');
  expect(open).toHaveBeenCalledTimes(4);
  open.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
  await expect(openOnceThere(open, () => false, 1)).rejects.toThrow('Connection terminated');
});
