import { describe, expect, test } from 'vitest';
import { club } from '../../api/club/club.ts';
import { abbreviationOf } from '../../api/domains/teams/abbreviation.ts';
import { plainText, sanitiseHtml } from '../../api/domains/news/article-html.ts';
import { addDays, madrid, madridDay } from './madrid-time.ts';
import { matchesAt } from './matches.ts';
import { articles } from './news/articles.ts';
import { newsCategories } from './news/categories.ts';
import { articlesAt } from './news/dated-articles.ts';
import { players } from './players.ts';
import { seasonFixtures } from './season-fixtures.ts';
import { sponsors } from './sponsors.ts';
import { opponents } from './teams.ts';

const now = new Date('2026-11-21T17:43:00Z');
const matches = matchesAt(now);

function duplicates<Item>(items: Item[]): Item[] {
  return items.filter((item, index) => items.indexOf(item) !== index);
}

describe('the club’s time zone', () => {
  test('is right around both changes of daylight saving time', () => {
    expect(madrid('2026-03-29', '01:59').toISOString()).toBe('2026-03-29T00:59:00.000Z');
    expect(madrid('2026-03-29', '03:00').toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(madrid('2026-03-29', '12:30').toISOString()).toBe('2026-03-29T10:30:00.000Z');
    expect(madrid('2025-10-26', '12:30').toISOString()).toBe('2025-10-26T11:30:00.000Z');
    expect(madrid('2025-10-25', '19:00').toISOString()).toBe('2025-10-25T17:00:00.000Z');
  });

  test('has the club’s current day', () => {
    expect(madridDay(new Date('2026-12-31T22:59:59.999Z'))).toBe('2026-12-31');
    expect(madridDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(madridDay(new Date('2028-02-28T23:30:00Z'))).toBe('2028-02-29');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });
});

describe('the season', () => {
  test('has thirty league days, each rival once at home and once away, and both cups', () => {
    const league = seasonFixtures.filter(({ competition }) => competition === 'LIGA');
    expect(league.map(({ round }) => round)).toEqual(
      Array.from({ length: 30 }, (_, index) => `Jornada ${index + 1}`),
    );
    const pairings = league.map(({ opponent, isHome }) => `${opponent} ${isHome ? 'home' : 'away'}`);
    const expected = Object.keys(opponents).flatMap((id) => [`${id} away`, `${id} home`]);
    expect(pairings.toSorted()).toEqual(expected.toSorted());
    expect(new Set(seasonFixtures.map(({ competition }) => competition))).toEqual(new Set(club.competitions));
  });

  test('ends with the record mentioned in the articles: fifteen won, twelve of them at home', () => {
    const won = seasonFixtures.filter(({ competition, isHome, result }) => {
      const [home = 0, away = 0] = result.split('-').map(Number);
      return competition === 'LIGA' && (isHome ? home > away : away > home);
    });
    expect(won).toHaveLength(15);
    expect(won.filter(({ isHome }) => isHome)).toHaveLength(12);
  });

  test('gives neighbouring teams the abbreviations of the club’s rule', () => {
    expect(abbreviationOf(club.name)).toBe('PMB');
    const badges = Object.values(opponents).map(({ name }) => abbreviationOf(name));
    expect(badges).toEqual(expect.arrayContaining(['HM', 'ME', 'FMB', 'CSA']));
    expect(duplicates(badges)).toEqual([]);
  });
});

describe('the squad', () => {
  test('has unique numbers and names', () => {
    expect(players.length).toBeGreaterThanOrEqual(18);
    expect(duplicates(players.map(({ dorsal }) => dorsal))).toEqual([]);
    expect(duplicates(players.map(({ name }) => name))).toEqual([]);
  });

  test.each(players)('gives $name ratings that fit the position', (player) => {
    const attack = [player.shooting, player.finishing, player.concentration, player.passing];
    const defence = [player.steal, player.block, player.perimeter, player.interior];
    expect(player.atkOverall).toBeLessThanOrEqual(Math.max(...attack));
    expect(player.atkOverall).toBeGreaterThanOrEqual(Math.min(...attack));
    expect(player.defOverall).toBeLessThanOrEqual(Math.max(...defence));
    expect(player.defOverall).toBeGreaterThanOrEqual(Math.min(...defence));
    // Centres are better inside than outside, others the reverse; outside players pass better than they block.
    expect(player.interior > player.perimeter).toBe(
      player.position.includes('C') || (player.position[0] === 'PF' && player.interior > player.perimeter),
    );
    expect(player.passing > player.block || player.position.some((place) => 'PF C'.includes(place))).toBe(
      true,
    );
  });

  test('fills every position and every tier of the cards', () => {
    expect(new Set(players.flatMap(({ position }) => position)).size).toBe(5);
    const overall = players.map(({ atkOverall, defOverall }) => Math.round((atkOverall + defOverall) / 2));
    const tiers = overall.map((value) => [90, 85, 80, 75].find((from) => value >= from) ?? 0);
    expect(new Set(tiers)).toEqual(new Set([90, 85, 80, 75, 0]));
  });
});

test('sponsors fill the five tiers, and one of them is hidden', () => {
  const tiers = ['platino', 'oro', 'plata', 'bronce', 'colaborador'].map(
    (tier) => sponsors.filter(({ category, isVisible }) => category === tier && isVisible).length,
  );
  expect(tiers).toEqual([2, 3, 4, 5, 5]);
  expect(sponsors.filter(({ isVisible }) => !isVisible)).toHaveLength(1);
  expect(duplicates(sponsors.map(({ name }) => name))).toEqual([]);
  for (const { website } of sponsors) expect(website).toMatch(/^https:\/\/[a-z-]+\.example$/);
});

describe('the news', () => {
  test('has many articles in every category, without duplicates', () => {
    const dated = articlesAt(now, matches);
    expect(dated).toHaveLength(articles.length);
    expect(dated.length).toBeGreaterThanOrEqual(36);
    const perCategory = newsCategories.map(
      ({ name }) => dated.filter(({ category }) => category === name).length,
    );
    expect(Math.min(...perCategory)).toBeGreaterThanOrEqual(6);
    expect(duplicates(dated.map(({ title }) => title))).toEqual([]);
    expect(duplicates(dated.map(({ publicationDate }) => publicationDate.getTime()))).toEqual([]);
    const latest = dated.at(-1)?.publicationDate.getTime() ?? 0;
    expect(now.getTime() - latest).toBeLessThan(48 * 3_600_000);
  });

  test.each(articles)('«$title» is well-formed and has only allowed tags', ({ html }) => {
    const open: string[] = [];
    const closedInTurn: boolean[] = [];
    for (const [, slash, tag = '', attributes = ''] of html.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      expect(['p', 'h2', 'blockquote', 'ul', 'li', 'strong', 'em', 'a']).toContain(tag);
      expect(attributes).toMatch(tag === 'a' && !slash ? /^ href="\/[a-z/-]+"$/ : /^$/);
      if (slash) closedInTurn.push(open.pop() === tag);
      else open.push(tag);
    }
    expect(closedInTurn).not.toContain(false);
    expect(open).toEqual([]);
    // The API would store exactly the same HTML.
    expect(sanitiseHtml(html)).toBe(html);
    expect(html.replaceAll(/<\/?\w+[^>]*>/g, '')).not.toMatch(/[<>&]/);
    expect(html.match(/<p>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(plainText(html).length).toBeGreaterThan(500);
  });

  test.each(articles.filter(({ reports }) => reports))('«$title» is consistent with its match', (article) => {
    const match = matches.find(({ key }) => key === article.reports)?.row;
    const text = plainText(article.html);
    expect(match?.status).toBe('finished');
    expect(text).toContain(match?.result);
    expect(text).toContain(match?.opponent);
    // Intermediate scores cannot exceed the final one.
    const [home = 0, away = 0] = (match?.result ?? '').split('-').map(Number);
    const scores = [...text.matchAll(/\b(\d+)-(\d+)\b/g)];
    const tooHigh = scores.filter(([, first, second]) => Number(first) > home || Number(second) > away);
    expect(tooHigh.map(([score]) => score)).toEqual([]);
    // Praised players must be in the squad.
    const named = players.filter(({ name }) => text.includes(name.split(' ')[1] ?? name));
    expect(named.length).toBeGreaterThanOrEqual(2);
  });

  test('previews quote real results', () => {
    const results = new Set(matches.map(({ row }) => row.result));
    const quoted = articles
      .filter(({ title }) => title.startsWith('Previa'))
      .flatMap(({ html }) => html.match(/\b\d{2,3}-\d{2,3}\b/g) ?? []);
    expect(quoted.length).toBeGreaterThan(0);
    for (const score of quoted) expect(results).toContain(score);
  });

  test('no article is published in the future, and no report before its match', () => {
    const inSeason = new Date('2026-02-10T12:00:00Z');
    const then = articlesAt(inSeason, matchesAt(inSeason));
    expect(then.length).toBeGreaterThan(10);
    expect(then.every(({ publicationDate }) => publicationDate < inSeason)).toBe(true);
    expect(then.map(({ title }) => title)).not.toContain('Punto final en Sant Antoni con acento joven');
  });
});
