import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let database: Database;
let site: TestSite;
let manager: Caller;
let fan: Caller;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  manager = await site.signedIn('commercial_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  fan = await site.signedIn('visitor');
});

const VERIFY = `mutation ($input: VerifyAbonoInput!) { verifyAbono(input: $input) { __typename
  ... on ValidationError { fields { path message } } } }`;

const verify = async (id: number, rest: object) =>
  (await manager.graphql(VERIFY, { input: { id, ...rest } })).body.data.verifyAbono;

describe('a correction', () => {
  test.each([
    ['nombreAsistente', 'Aina 7', 'Escribe el nombre como aparece en el abono'],
    ['nombreAsistente', ' ', 'No puede estar vacío'],
    ['temporada', '2025/2027', 'Escribe la temporada como 2025/2026'],
    ['temporada', '25/26', 'Escribe la temporada como 2025/2026'],
    ['bloque', '114 / 2', 'Escribe el bloque como 114, B2 o Fondo Norte'],
    ['fila', 0, 'Debe ser un número entre 1 y 999'],
    ['asiento', 1000, 'Debe ser un número entre 1 y 999'],
    ['nifOrganizador', '54733380-', 'Escribe el NIF como G54733380'],
    ['referenciaTicket', 'K7 «QM»', 'Escribe de 2 a 30 letras o cifras, como aparecen en el abono'],
    ['codigoLocalizador', 'A', 'Escribe de 2 a 30 letras o cifras, como aparecen en el abono'],
    ['precioTotal', '98.255', 'Escribe un importe en euros, por ejemplo 98,25'],
    ['evento', 'x'.repeat(301), 'Es demasiado largo'],
    ['recinto', 'Palau\u202E', 'Contiene caracteres no permitidos'],
  ])('is refused with %s %j', async (field, value, message) => {
    const { id } = await database.abono.create({ data: { userId: fan.user?.id ?? 0 } });
    expect(await verify(id, { corrections: { [field]: value } })).toMatchObject({
      fields: [{ path: `corrections.${field}`, message }],
    });
    expect(await database.abono.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'pending' });
  });

  test.each([
    ['bloque', 'Fondo Norte'],
    ['bloque', 'Tribuna 204'],
    ['referenciaTicket', '735'],
    ['referenciaTicket', '1000 2255 01'],
    ['codigoLocalizador', '#28647'],
    ['codigoLocalizador', 'MB·77·40912'],
  ])('may be any %s that passes print, %j', async (field, value) => {
    const { id } = await database.abono.create({ data: { userId: fan.user?.id ?? 0 } });
    await verify(id, { corrections: { [field]: value } });
    expect(await database.abono.findUniqueOrThrow({ where: { id } })).toMatchObject({ [field]: value });
  });

  test('is normalised to the form printed on passes', async () => {
    const { id } = await database.abono.create({ data: { userId: fan.user?.id ?? 0 } });
    const corrections = {
      temporada: ' 2025 / 2026 ',
      bloque: 'b2',
      codigoLocalizador: 'abcd12',
      nifDistr: 'b03926479',
      precioEntrada: '97,2',
    };
    await verify(id, { corrections });
    const row = await database.abono.findUniqueOrThrow({ where: { id } });
    expect({ ...row, precioEntrada: row.precioEntrada?.toFixed(2) }).toMatchObject({
      temporada: '2025/2026',
      bloque: 'B2',
      codigoLocalizador: 'ABCD12',
      nifDistr: 'B03926479',
      precioEntrada: '97.20',
    });
  });
});
