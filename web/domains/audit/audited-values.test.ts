import { expect, test } from 'vitest';
import {
  AbonoStatus,
  InquiryStatus,
  MatchStatus,
  NewsStatus,
  Position,
  Role,
  SponsorCategory,
} from '../../../api/platform/database/client.ts';
import { valueWord } from './audited-values.ts';

test.each([
  ['title', null, null],
  ['title', '', null],
  ['roles', '[]', null],
  ['isVisible', 'true', 'sí'],
  ['isVisible', 'false', 'no'],
  ['roles', '["visitor","socio"]', 'visitante, socio'],
  ['roles', 'admin, sports_manager', 'administrador, responsable deportivo'],
  ['homePeriods', '[20,18]', '20, 18'],
  ['title', '[PMB] Victoria', '[PMB] Victoria'],
  ['title', 'live', 'live'],
  ['matchDate', '2026-11-21T22:10:00.000Z', '21 nov 2026, 23:10'],
  ['ticketPrice', '15.00', '15.00'],
  ['category', 'Equipo', 'Equipo'],
  ['status', 'pending', 'pendiente'],
])('%s %s is shown as %s', (field, text, expected) => expect(valueWord(field, text)).toBe(expected));

/** What the database may hold in the logged fields. */
const STORED = {
  status: [AbonoStatus, InquiryStatus, MatchStatus, NewsStatus],
  roles: [Role],
  position: [Position],
  category: [SponsorCategory],
};

test.each(
  Object.entries(STORED).flatMap(([field, enums]) =>
    enums.flatMap((values) => Object.values(values).map((value): [string, string] => [field, value])),
  ),
)('%s %s has a Spanish word', (field, value) => {
  // «Error», «editor» and «socio» are the same in the schema.
  const isSpanish = ['error', 'editor', 'socio'].includes(value);
  expect(valueWord(field, value) === value).toBe(isSpanish);
});
