import { execute, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../prisma/seed/seed.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { testEmbedded } from '../testing/database.ts';
import { pageDocument } from '../testing/page-documents.ts';
import { testPostgres } from '../testing/postgres.ts';
import type { Context } from '../platform/graphql/context.ts';
import { readHomeOperation } from './home-operation.ts';
import { schema } from './schema.ts';

/** What the schema says, as it is sent; the order of an object's fields means nothing. */
async function bySchema({ prisma }: OpenDatabase): Promise<unknown> {
  const contextValue: Pick<Context, 'database' | 'viewer'> = { database: prisma, viewer: null };
  const { data, errors } = await execute({
    schema,
    document: parse(pageDocument('HomePage').text),
    contextValue,
  });
  expect(errors).toBeUndefined();
  return asSent(data);
}

const asSent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

const byHand = async ({ prisma }: OpenDatabase) => asSent(await readHomeOperation(prisma));

const HOUR = 3_600_000;

/** Matches, articles and sponsors as the demonstration has none: without what may be missing, and at the edges. */
async function addUnusual({ prisma }: OpenDatabase): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR);
  const match = { competition: 'COPA', awayTeam: 'CB Ñandú', opponent: 'CB Ñandú', isHome: true };
  const home = { ...match, homeTeam: 'Palma Mallorca Bàsquet' };
  await prisma.match.createMany({
    data: [
      { ...home, subject: 'En juego', status: 'live', matchDate: at(-1), result: '10-8' },
      { ...home, subject: 'Olvidado', status: 'live', matchDate: at(-5) },
      { ...home, subject: 'Aplazado', status: 'postponed', matchDate: at(1), location: '  ' },
      { ...home, subject: 'Cancelado', status: 'cancelled', matchDate: at(1) },
      { ...home, subject: 'Agotado', matchDate: at(1), ticketPrice: '12.5', location: ' Son Moix ' },
      { ...home, subject: 'Con sitio', matchDate: at(1), ticketsAvailable: 3 },
    ],
  });
  const article = { content: '<p>…</p>', category: 'Club' };
  const emoji = 'Força 👨‍👩‍👧 ';
  await prisma.news.createMany({
    data: [
      { ...article, title: 'Corta', text: 'Un texto corto' },
      { ...article, title: 'Justa', text: 'a'.repeat(120) },
      { ...article, title: 'Pasada', text: 'a'.repeat(121) },
      { ...article, title: 'Emojis', text: emoji.repeat(40), imageUrl: 'https://x.test/a.png' },
      { ...article, title: 'Borrador', text: 'x', status: 'draft' },
      { ...article, title: 'Futura', text: 'x', publicationDate: at(1) },
    ],
  });
  await prisma.sponsor.createMany({
    data: [
      { name: 'Oculto', category: 'oro', isVisible: false },
      { name: 'Con todo «"\\', category: 'oro', logoUrl: '/uploads/a.png', website: 'https://x.test' },
    ],
  });
}

const kinds: [string, () => Promise<OpenDatabase>][] = [
  ['embedded', testEmbedded],
  ['postgres', testPostgres],
];

for (const [kind, openDatabase] of kinds) {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase();
  }, 120_000);
  afterAll(() => database.kind === 'postgres' && database.close());

  test(`by hand the home page reads what the schema says, on the ${kind} database`, async () => {
    expect(await byHand(database)).toEqual(await bySchema(database));
    await seedDemonstration(database.prisma, new Date(), async () => 'hash');
    expect(await byHand(database)).toEqual(await bySchema(database));
    await addUnusual(database);
    const unusual = await byHand(database);
    expect(unusual).toEqual(await bySchema(database));
    const text = JSON.stringify(unusual);
    expect(text).toContain('En juego');
    expect(text).not.toMatch(/Olvidado|Cancelado|Borrador|Futura|Oculto/);
  });
}
