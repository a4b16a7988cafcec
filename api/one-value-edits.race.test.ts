import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from './testing/postgres.ts';
import { namedAdmin, serveTestSite, type Caller, type TestSite } from './testing/site.ts';

// Two members of staff set the same value at the same time, on a real PostgreSQL: the second is asked.

let postgres: TestPostgres;
let site: TestSite;
let one: Caller;
let other: Caller;

beforeAll(async () => {
  postgres = await testPostgres();
  site = await serveTestSite(postgres.prisma);
  [one, other] = [await namedAdmin(site, 'Marta Pons'), await namedAdmin(site, 'Joan Riera')];
});
afterAll(async () => {
  await site.close();
  await postgres.close();
});

const feedOf = (game: number) =>
  `https://fibalivestats.dcd.shared.geniussports.com/data/25400${game}/data.json`;

/** An edited thing with one value, which has nothing to merge. */
interface OneValue {
  name: string;
  type: string;
  field: string;
  /** As the API takes them; the first one is stored at first. */
  values: readonly [was: string, first: string, second: string];
  /** As they are stored, if they are written differently. */
  stored?: readonly [was: string, first: string, second: string];
  make(): Promise<{ id?: number }>;
  read(of: { id?: number }): Promise<string>;
}

const ONE_VALUE: readonly OneValue[] = [
  {
    name: 'updatePaymentSettings',
    type: 'PaymentSettingsInput',
    make: async () => {
      await postgres.prisma.paymentSettings.deleteMany();
      return {};
    },
    field: 'vatRate',
    values: ['21', '10,5', '4'],
    read: async () => String((await postgres.prisma.paymentSettings.findFirst())?.vatRate ?? 21),
    stored: ['21', '10.5', '4'],
  },
  {
    name: 'setMatchFeed',
    type: 'SetMatchFeedInput',
    make: async () => {
      const matchDate = new Date(Date.now() + 3 * 86_400_000);
      const teams = { homeTeam: 'PMB', awayTeam: 'Menorca', opponent: 'Menorca', isHome: true };
      const data = { ...teams, subject: 'PMB – Menorca', competition: 'LIGA', matchDate };
      return { id: (await postgres.prisma.match.create({ data })).id };
    },
    field: 'address',
    values: ['', feedOf(1), feedOf(2)],
    read: async ({ id = -1 }) =>
      (await postgres.prisma.matchFeed.findUnique({ where: { matchId: id } }))?.address ?? '',
  },
  {
    name: 'nameAbonoLayout',
    type: 'NameAbonoLayoutInput',
    make: async () => ({ id: (await postgres.prisma.abonoLayout.create({ data: { name: 'Web' } })).id }),
    field: 'name',
    values: ['Web', 'Taquilla', 'Taquilla Norte'],
    read: async ({ id = -1 }) =>
      (await postgres.prisma.abonoLayout.findUniqueOrThrow({ where: { id } })).name ?? '',
  },
];

describe.each(ONE_VALUE)('$name', ({ name, type, make, field, values, read, stored = values }) => {
  const save = async (by: Caller, of: object, value: string, base: string) => {
    const { body } = await by.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename
         ... on UserError { code ... on EditConflictError { fields { path message current } } } } }`,
      { input: { ...of, [field]: value, base: { [field]: base } } },
    );
    expect(body.errors).toBeUndefined();
    return body.data[name];
  };
  const [was, first, second] = values;
  const success = { __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Success` };

  test('of two at the same time the second is asked, and its sender may replace the other value', async () => {
    const of = await make();
    const results = await Promise.all([save(one, of, first, was), save(other, of, second, was)]);
    const refused = results.find(({ code }) => code === 'EDIT_CONFLICT');
    const isFirst = results[0] !== refused;
    expect(results).toContainEqual(success);
    expect(refused).toMatchObject({
      fields: [
        {
          path: field,
          message: `${isFirst ? 'Marta Pons' : 'Joan Riera'} lo ha cambiado hace un momento`,
          current: JSON.stringify(stored[isFirst ? 1 : 2]),
        },
      ],
    });
    expect(await read(of)).toBe(stored[isFirst ? 1 : 2]);
    const [by, mine, theirs] = isFirst ? ([other, second, first] as const) : ([one, first, second] as const);
    expect(await save(by, of, mine, theirs)).toEqual(success);
    expect(await read(of)).toBe(stored[isFirst ? 2 : 1]);
  });

  test('what was not changed does not replace a change of another user', async () => {
    const of = await make();
    expect(await save(one, of, first, was)).toEqual(success);
    expect(await save(other, of, was, was)).toEqual(success);
    expect(await read(of)).toBe(stored[1]);
  });
});
