import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { deliverMails } from '../../testing/outbox.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch } from '../matches/matches.fixture.ts';

let site: TestSite;
let manager: Caller;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('sports_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.ticket.deleteMany();
  await site.database.match.deleteMany();
  await site.database.team.deleteMany();
  await site.database.venue.deleteMany();
});

const FIELDS = {
  Team: 'team { id name abbreviation ownAbbreviation colors crestUrl matchCount venue { id name } }',
  Venue: 'venue { id name city street postalCode directions mapUrl }',
};

async function run(field: string, input: object) {
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  const [selected, failure] = field.startsWith('delete')
    ? ['id', '']
    : [
        FIELDS[field.endsWith('Team') ? 'Team' : 'Venue'],
        '... on ValidationError { fields { path message } }',
      ];
  const { body } = await manager.graphql(
    `mutation ($input: ${name}Input!) { ${field}(input: $input) {
      __typename ... on ${name}Success { ${selected} } ... on UserError { message }
      ${failure}
    } }`,
    { input },
  );
  expect(body.errors).toBeUndefined();
  return body.data[field];
}

const problemsOf = ({ fields }: { fields?: { path: string; message: string }[] }) =>
  fields?.map(({ path, message }) => [path, message]);

const stored = (id: number) =>
  site.database.match.findUniqueOrThrow({ where: { id }, include: { opponentTeam: true, venue: true } });

describe('teams', () => {
  test('a match adds its opponent once, and knows it', async () => {
    const [first, second] = [await createMatch(site.database), await createMatch(site.database)];
    const away = await createMatch(site.database, { opponent: 'Cala Sant Antoni', isHome: false });
    expect(second.opponentId).toBe(first.opponentId);
    const { body } = await manager.graphql('{ teams { name abbreviation ownAbbreviation matchCount } }');
    expect(body.data.teams).toEqual([
      { name: 'Cala Sant Antoni', abbreviation: 'CSA', ownAbbreviation: null, matchCount: 1 },
      { name: 'Delta Tortosa', abbreviation: 'DT', ownAbbreviation: null, matchCount: 2 },
    ]);
    await site.database.match.update({ where: { id: away.id }, data: { opponent: 'Delta Tortosa' } });
    expect((await stored(away.id)).opponentId).toBe(first.opponentId);
  });

  test('the abbreviation that staff set is on the badge of its matches, also where the answer is cached', async () => {
    const match = await createMatch(site.database, { opponent: 'Halcones Menorca' });
    const badges = async () => {
      const { body } = await site.visitor.graphql(
        `{ match(id: "${match.id}") { homeAbbreviation awayAbbreviation opponentTeam { colors crestUrl } } }`,
      );
      return body.data.match;
    };
    expect(await badges()).toMatchObject({ homeAbbreviation: 'PMB', awayAbbreviation: 'HM' });
    const input = { abbreviation: 'HAL', colors: ['#0A7D5A'], crestUrl: 'https://escudos.example/hm.svg' };
    const { team } = await run('updateTeam', { id: String(match.opponentId), ...input });
    expect(team).toMatchObject({ abbreviation: 'HAL', ownAbbreviation: 'HAL', colors: ['#0a7d5a'] });
    expect(await badges()).toEqual({
      homeAbbreviation: 'PMB',
      awayAbbreviation: 'HAL',
      opponentTeam: { colors: ['#0a7d5a'], crestUrl: 'https://escudos.example/hm.svg' },
    });
    await run('updateTeam', { id: String(match.opponentId), abbreviation: '' });
    expect(await badges()).toMatchObject({ awayAbbreviation: 'HM' });
  });

  test('a new name is the name in its matches, but not in subjects that staff wrote', async () => {
    const home = await createMatch(site.database);
    const away = await createMatch(site.database, { isHome: false });
    const custom = await createMatch(site.database, { subject: 'El derbi · Delta Tortosa' });
    const other = await createMatch(site.database, { opponent: 'Soria Duero' });
    await run('updateTeam', { id: String(home.opponentId), name: 'Tortosa Ebre' });
    expect(await stored(home.id)).toMatchObject({
      subject: 'Jornada 1 · Palma Mallorca Bàsquet – Tortosa Ebre',
      opponent: 'Tortosa Ebre',
      homeTeam: 'Palma Mallorca Bàsquet',
      awayTeam: 'Tortosa Ebre',
      opponentId: home.opponentId,
    });
    expect(await stored(away.id)).toMatchObject({
      subject: 'Jornada 1 · Tortosa Ebre – Palma Mallorca Bàsquet',
      homeTeam: 'Tortosa Ebre',
    });
    expect(await stored(custom.id)).toMatchObject({ subject: 'El derbi · Delta Tortosa' });
    expect(await site.database.match.findUniqueOrThrow({ where: { id: other.id } })).toEqual(other);
    // A new name sends no notice.
    expect(await site.database.matchNotice.count()).toBe(0);
    const entry = await site.database.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      subjectType: 'team',
      changes: { name: ['Delta Tortosa', 'Tortosa Ebre'] },
    });
  });

  test('what is no team is refused at its field', async () => {
    await run('createTeam', { name: 'Soria Duero' });
    expect(problemsOf(await run('createTeam', { name: 'SORIA  DUERO' }))).toEqual([
      ['name', 'Ya hay un equipo con este nombre'],
    ]);
    expect(problemsOf(await run('createTeam', { name: 'palma mallorca basquet' }))).toEqual([
      ['name', 'El propio club no es un rival'],
    ]);
    const wrong = { abbreviation: 'LARGA', colors: ['verde'], crestUrl: 'javascript:alert(1)' };
    expect(problemsOf(await run('createTeam', { name: 'X', ...wrong }))).toEqual([
      ['abbreviation', 'La abreviatura no puede superar los 4 caracteres'],
      ['colors.0', 'Escribe cada color como #0b6e78'],
      ['crestUrl', 'Debe ser una URL válida'],
    ]);
    expect(problemsOf(await run('createTeam', { name: 'X', venueId: '999999' }))).toEqual([
      ['venueId', 'Selecciona un pabellón de la lista'],
    ]);
    expect(await run('updateTeam', { id: '999999', name: 'X' })).toMatchObject({
      message: 'El equipo no existe o ha sido eliminado',
    });
  });

  test('a team with matches stays; another can be deleted', async () => {
    const { opponentId } = await createMatch(site.database);
    expect(await run('deleteTeam', { id: String(opponentId) })).toEqual({
      __typename: 'TeamInUseError',
      message: 'Hay un partido de este equipo, así que no se puede eliminar',
    });
    const { team } = await run('createTeam', { name: 'Soria Duero' });
    expect(await run('deleteTeam', { id: team.id })).toEqual({
      __typename: 'DeleteTeamSuccess',
      id: team.id,
    });
    expect(await site.database.team.count()).toBe(1);
  });
});

describe('venues', () => {
  const INCA = {
    name: 'Palau d’Esports d’Inca',
    city: 'Inca',
    street: 'Carrer Major, 3',
    postalCode: '07300',
  };

  test('a match at a venue has its address: on the site, in the calendar and in the mail of a ticket', async () => {
    const { id } = await createMatch(site.database, { location: 'palau d’esports d’inca' });
    const sent = async () => (await site.visitor.request('GET', `/partidos/${id}.ics`)).body;
    expect(await sent()).toContain('LOCATION:palau d’esports d’inca');
    const { venue } = await run('createVenue', INCA);
    expect((await stored(id)).venueId).toBe(Number(venue.id));
    expect(await sent()).toContain('LOCATION:Palau d’Esports d’Inca\\, Carrer Major\\, 3\\, 07300 Inca');
    const { body } = await site.visitor.graphql(`{ match(id: "${id}") { venue { street city } } }`);
    expect(body.data.match.venue).toEqual({ street: 'Carrer Major, 3', city: 'Inca' });
    const fan = await site.signedIn('visitor');
    expect((await fan.request('POST', '/api/tickets', { matchId: id })).status).toBe(201);
    const [mail] = await deliverMails(site.database, site.dataDir);
    expect(mail?.text).toContain('La dirección: Carrer Major, 3, 07300 Inca.');
  });

  test('a match without that place has no venue', async () => {
    const { venue } = await run('createVenue', INCA);
    const match = await createMatch(site.database, { location: 'Palau d’Esports d’Inca, Inca' });
    expect(match.venueId).toBe(Number(venue.id));
    const other = await createMatch(site.database, { location: null });
    expect(other.venueId).toBeNull();
    const moved = await site.database.match.update({
      where: { id: match.id },
      data: { location: 'Manacor' },
    });
    expect(moved.venueId).toBeNull();
  });

  test('a new address is a change of the coming matches, without a notice', async () => {
    const { venue } = await run('createVenue', INCA);
    const match = await createMatch(site.database, { location: INCA.name });
    await run('updateVenue', { id: venue.id, name: 'Palau Nou', street: 'Avinguda Nova, 1' });
    const after = await stored(match.id);
    expect(after).toMatchObject({ location: INCA.name, venue: { street: 'Avinguda Nova, 1' } });
    expect(Number(after.updatedAt)).toBeGreaterThanOrEqual(Number(match.updatedAt) + 1000);
    expect(await site.database.matchNotice.count()).toBe(0);
    expect(await run('deleteVenue', { id: venue.id })).toMatchObject({ __typename: 'DeleteVenueSuccess' });
    expect(await stored(match.id)).toMatchObject({ location: INCA.name, venue: null });
  });

  test('a venue twice in a town, or with a comma in its name, is refused', async () => {
    await run('createVenue', INCA);
    expect(problemsOf(await run('createVenue', { ...INCA, name: 'PALAU d’esports d’inca' }))).toEqual([
      ['name', 'Ya hay un pabellón con este nombre en esta localidad'],
    ]);
    expect(problemsOf(await run('createVenue', { name: 'Pavelló, vell', city: '' }))).toEqual([
      ['name', 'El nombre no puede llevar comas'],
      ['city', 'La localidad es requerida'],
    ]);
  });
});
