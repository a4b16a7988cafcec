import assert from 'node:assert/strict';
import { operationPath, pageDocument } from '../../api/testing/page-documents.ts';
import { duel, type Duel, type Pace } from '../duel.ts';
import { duelRow, type Row } from '../report.ts';
import type { LoadRequest } from '../load/load.ts';
import type { Server } from '../server/processes.ts';
import { BROWSER, type Stage } from '../stage.ts';

/** The same operation at a unique address, so that it is a cache miss each time. */
export const missed = (operation: string, variables: object = {}): LoadRequest => ({
  path: `${operationPath(operation, variables)}&n={n}`,
  headers: BROWSER,
});

/** A server's response, without type names, which servers without a schema do not return. */
async function dataOf({ port }: Server, { path, ...request }: LoadRequest): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
  const withoutTypes = (key: string, value: unknown) => (key === '__typename' ? undefined : value);
  return JSON.parse(await response.text(), withoutTypes);
}

const JSON_BODY = { 'content-type': 'application/json' };

/** The home page's operation as a cache miss, compared with servers without a cache. */
export async function homeMissRows(stage: Stage, pace: Pace): Promise<Row[]> {
  const ours = { server: stage.site, requests: [missed('HomePage')] };
  const home = await dataOf(stage.site, missed('HomePage'));
  const against = async (name: string, start: Stage['express'], requests: [LoadRequest], least?: number) => {
    const server = await start();
    assert.deepEqual(await dataOf(server, requests[0]), home, `${name} answers something else`);
    return duelRow(WHAT, name, await duel(ours, { server, requests }, pace), least);
  };
  const WHAT = 'A miss of the home operation';
  const prepared = { method: 'POST', path: '/graphql', headers: JSON_BODY } as const;
  return [
    await against('Express + pg', stage.express, [{ path: '/home' }], 0.5),
    await against('Mercurius JIT + pg', stage.mercurius, [
      { ...prepared, body: JSON.stringify({ query: 'home', persisted: true }) },
    ]),
    await against('Apollo + pg', stage.apollo, [
      { ...prepared, path: '/', body: JSON.stringify({ query: pageDocument('HomePage').text }) },
    ]),
    await against('Yoga + Pothos + Prisma', stage.untouched, [missed('HomePage')]),
  ];
}

/**
 * The operations of all other public pages, compared with the same stack without the site's optimizations; the slowest
 * one counts.
 */
export async function otherMissRows(stage: Stage, pace: Pace): Promise<Row[]> {
  const results: [string, Duel][] = [];
  for (const [operation, variables] of await publicOperations(stage)) {
    const requests = variables.map((each) => missed(operation, each));
    const theirs = { server: await stage.untouched(), requests };
    results.push([operation, await duel({ server: stage.site, requests }, theirs, pace)]);
  }
  return results.map(([operation, result]) =>
    duelRow(`A miss of ${operation}`, 'Yoga + Pothos + Prisma', result, 1.5),
  );
}

/** The operations of public pages except the home page, with all variables to alternate between. */
async function publicOperations({ query }: Pick<Stage, 'query'>): Promise<[string, object[]][]> {
  const idsOf = async (sql: string) => (await query(sql)).rows.map(({ id }) => ({ id: String(id) }));
  const matches = await idsOf(
    "SELECT id FROM matches WHERE is_home AND status = 'scheduled' ORDER BY match_date LIMIT 8",
  );
  const articles = await idsOf('SELECT id FROM news ORDER BY publication_date LIMIT 8 OFFSET 3');
  return [
    ['CalendarPage', [{ filter: { currentSeason: true }, isCurrent: true, page: 1, pageSize: 50 }]],
    ['MatchPage', matches],
    ['NewsListPage', [{ page: 1, pageSize: 6, category: 'Equipo' }]],
    ['ArticlePage', articles],
    ['TicketsPage', [{ page: 1, pageSize: 20 }]],
    ['TicketPurchasePage', matches],
    ['SquadPage', [{}]],
    ['SponsorsPage', [{}]],
  ];
}
