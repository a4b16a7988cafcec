import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  await site.database.sponsor.createMany({
    data: [
      { name: 'Colaborador', category: 'colaborador' },
      { name: 'Oro segundo', category: 'oro', order: 2 },
      { name: 'Oro oculto', category: 'oro', order: 0, isVisible: false },
      { name: 'Oro primero', category: 'oro', order: 1, website: 'https://oro.example' },
      { name: 'Platino', category: 'platino', order: 9 },
    ],
  });
});
afterAll(() => site.close());

const visible = ['Platino', 'Oro primero', 'Oro segundo', 'Colaborador'];

async function names(category: string | null, caller: Caller = site.visitor): Promise<string[]> {
  const query = 'query ($c: SponsorCategory) { sponsors(category: $c) { name } }';
  const { body } = await caller.graphql(query, { c: category });
  expect(body.errors).toBeUndefined();
  return body.data.sponsors.map(({ name }: { name: string }) => name);
}

test('the list is sorted by tier, then by the club’s order, without hidden sponsors', async () => {
  expect(await names(null)).toEqual(visible);
  expect(await names('ORO')).toEqual(['Oro primero', 'Oro segundo']);
  expect(await names('BRONCE')).toEqual([]);
});

test('the public list is the same for staff', async () => {
  expect(await names(null, await site.signedIn('admin'))).toEqual(visible);
});

test('the public cannot read the visibility', async () => {
  const asked = '{ sponsors { name isVisible } }';
  const { body } = await site.visitor.graphql(asked);
  expect([body.data, body.errors[0].extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
  const socio = await (await site.signedIn('socio')).graphql(asked);
  expect([socio.body.data, socio.body.errors[0].extensions.code]).toEqual([null, 'FORBIDDEN']);
});

describe('over REST', () => {
  test('tiers are in lower case', async () => {
    const { status, body } = await site.visitor.request('GET', '/api/sponsors?category=oro');
    expect(status).toBe(200);
    expect(body[0]).toEqual({
      id: expect.any(Number),
      name: 'Oro primero',
      category: 'oro',
      logoUrl: null,
      website: 'https://oro.example',
      description: null,
      order: 1,
    });
    expect(body).toHaveLength(2);
  });

  test('lists all tiers, also with «all»', async () => {
    expect((await site.visitor.request('GET', '/api/sponsors')).body).toHaveLength(visible.length);
    expect((await site.visitor.request('GET', '/api/sponsors?category=all')).body).toHaveLength(
      visible.length,
    );
  });

  test('an unknown tier is a 400', async () => {
    expect((await site.visitor.request('GET', '/api/sponsors?category=diamante')).status).toBe(400);
  });
});

describe('samples', () => {
  const list = async (args: string) => {
    const { body } = await site.visitor.graphql(`{ sponsors${args} { id name category website } }`);
    return body.data.sponsors as { id: string; category: string; website: string | null }[];
  };

  test('are shown only where they are asked for, and only if the club shows no sponsor', async () => {
    expect((await list('(orSamples: true)')).every(({ id }) => Number(id) > 0)).toBe(true);
    await site.database.sponsor.updateMany({ data: { isVisible: false } });
    const samples = await list('(orSamples: true)');
    expect(new Set(samples.map(({ category }) => category)).size).toBe(5);
    expect(samples.every(({ id, website }) => Number(id) < 0 && website === null)).toBe(true);
    expect(await list('')).toEqual([]);
    expect(await list('(orSamples: true, category: ORO)')).toEqual([]);
    expect((await site.visitor.request('GET', '/api/sponsors')).body).toEqual([]);
  });
});
