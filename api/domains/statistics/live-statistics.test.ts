import { expect, onTestFinished, test } from 'vitest';
import { StatisticsSource } from '../../platform/database/client.ts';
import { listenToChanges } from '../../platform/database/changes.ts';
import { testEmbedded } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { serveTestSite } from '../../testing/site.ts';
import { LiveMatches } from '../matches/live-matches.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { readFeed } from './feeds.ts';
import { versionsOfStatistics } from './statistics-versions.ts';
import { fibaFile, playedUntil, playMatch } from './statistics.fixture.ts';
import { storeReading } from './store-reading.ts';

const FOLLOW = `subscription ($id: ID!) { match(id: $id) { result statistics {
  home { points } latest: plays(last: 2) { number name kind home away } } } }`;

interface Followed {
  result: string | null;
  statistics: { home: { points: number }; latest: { number: number; name: string; home: number }[] } | null;
}

test('who follows a match hears of its statistics within a second, with the last plays', async () => {
  const database = await testEmbedded();
  const { prisma } = database;
  const live = new LiveMatches(prisma, versionsOfStatistics(prisma));
  const changes = await listenToChanges(database, {
    changed: (table) => ['matches', 'match_statistics'].includes(table) && live.changed(),
    lost: () => {},
    listening: () => live.changed(),
  });
  const site = await serveTestSite(prisma, {}, { live, invalidationsApplied: changes.invalidationsApplied });
  onTestFinished(async () => {
    live.close();
    await changes.stop();
    await site.close();
  });
  const { id } = await createMatch(prisma, { status: 'live', matchDate: inHours(-1) });
  const taken = { matchId: id, address: 'https://fiba.test/data.json', reader: 'one' };
  await prisma.matchFeed.create({ data: { ...taken, readerUntil: inHours(1) } });

  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const query = new URLSearchParams({ query: FOLLOW, variables: JSON.stringify({ id }) });
  const response = await fetch(`${site.url}/graphql?${query}`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const heard: Followed[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      for (const [, json = ''] of decoder.decode(chunk).matchAll(/^data: (\{.+)$/gm))
        heard.push((JSON.parse(json) as { data: { match: Followed } }).data.match);
  };
  read().catch(() => undefined);
  await eventually(() => expect(heard).toEqual([{ result: null, statistics: null }]));

  const played = playMatch(7);
  const store = async (count: number) => {
    const feed = readFeed(fibaFile(playedUntil(played, count), false));
    if (!feed) throw new Error('no feed');
    const reading = { ...feed, etag: null, at: new Date(), nextReadAt: new Date() };
    expect(await storeReading(prisma, taken, reading)).toBe(true);
    return feed;
  };
  for (const count of [20, 40, 60]) {
    const { sheet, source } = await store(count);
    expect(source).toBe(StatisticsSource.fiba_live_stats);
    const stored = performance.now();
    await eventually(() => expect(heard.at(-1)?.statistics?.home.points).toBe(sheet.home.points));
    // A tenth of a second on a machine that does nothing else.
    expect(performance.now() - stored).toBeLessThan(5000);
    const last = sheet.plays.at(-1);
    expect(heard.at(-1)?.statistics?.latest.at(-1)).toMatchObject({ number: last?.number, home: last?.home });
    expect(heard.at(-1)?.result).toBe(`${sheet.home.points}-${sheet.away.points}`);
  }
  const before = heard.length;
  await store(60);
  await store(80);
  await eventually(() => expect(heard.length).toBeGreaterThan(before));
  // The same sheet again is no news.
  expect(new Set(heard.map((match) => JSON.stringify(match))).size).toBe(heard.length);
});
