import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendAct } from './acts.ts';

const sent: (string | null)[] = [];
let answers: (Response | Error)[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('idempotency-key'));
    const answer = answers.shift() ?? new Response('{}');
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (body: BodyInit) => sendAct('/operations', { method: 'POST', body, headers: { accept: 'x' } });

test.each([
  ['no answer came', new TypeError('Failed to fetch')],
  ['a proxy answered', new Response('', { status: 502 })],
])('the same act has the same key while %s', async (_case, lost) => {
  answers = [lost];
  await send('{"act":1}').catch(() => undefined);
  await send('{"act":1}');
  await send('{"act":1}');
  expect(sent[0]).toMatch(/^[\w-]{36}$/);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('another act has another key, also a refused one that is tried again', async () => {
  answers = [new TypeError('Failed to fetch'), new Response('{}', { status: 400 })];
  await send('{"act":2}').catch(() => undefined);
  await send('{"act":3}');
  await send('{"act":3}');
  expect(new Set(sent).size).toBe(3);
});

const lostOnce = () => (answers = [new TypeError('Failed to fetch')]);

test('the same act after ten minutes is another one', async () => {
  lostOnce();
  await send('{"act":"late"}').catch(() => undefined);
  vi.advanceTimersByTime(10 * 60_000);
  await send('{"act":"late"}');
  expect(sent[1]).not.toBe(sent[0]);
});

test('after another act on the same thing, the lost one would be a new one', async () => {
  const act = (id: string, isActive: boolean) =>
    JSON.stringify({ variables: { input: { isActive, id, seen: !isActive } } });
  lostOnce();
  await send(act('7', false)).catch(() => undefined);
  await send(act('8', true));
  await send(act('7', true));
  await send(act('7', false));
  expect(new Set(sent).size).toBe(4);
  const upload = (id: string) => {
    const form = new FormData();
    form.append('operations', act(id, true));
    form.append('0', new File(['x'], 'a.png', { lastModified: 5 }));
    return form;
  };
  for (const [other, isSame] of [
    [act('8', true), true],
    [upload('8'), true],
    [upload('7'), false],
  ] as const) {
    lostOnce();
    await send(act('7', false)).catch(() => undefined);
    await send(other);
    await send(act('7', false));
    expect(sent.at(-1) === sent.at(-3)).toBe(isSame);
  }
});

test('waits for a first try that is still running', async () => {
  const running = () => new Response('', { status: 409, headers: { 'retry-after': '1' } });
  answers = [running(), running(), new Response('done')];
  const answer = send('{"act":4}');
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toBe('done');
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(3);
});

test('an upload is the same act if its file is the same', async () => {
  const upload = (name: string) => {
    const form = new FormData();
    form.append('operations', '{}');
    form.append('0', new File(['%PDF'], name, { lastModified: 5 }));
    return form;
  };
  answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
  await send(upload('a.pdf')).catch(() => undefined);
  await send(upload('b.pdf')).catch(() => undefined);
  await send(upload('a.pdf'));
  expect(sent[2]).toBe(sent[0]);
  expect(sent[1]).not.toBe(sent[0]);
});
