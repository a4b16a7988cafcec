import { describe, expect, test } from 'vitest';
import type { Role } from '../gql/graphql.ts';
import { findPage } from '../routes.ts';
import { PANEL_TABS, tabAt, tabsOf } from './panel-tabs.ts';

const seenBy = (...roles: Role[]) => tabsOf({ role: roles[0] ?? 'USER', roles }).map(({ id }) => id);

test.each<[Role, string]>([
  ['ADMIN', 'dashboard analytics content sports commercial sponsors users layout settings'],
  ['EDITOR', 'dashboard content layout'],
  ['SPORTS_MANAGER', 'dashboard sports'],
  ['COMMERCIAL_MANAGER', 'dashboard analytics commercial sponsors'],
  ['BLOGGER', ''],
  ['SOCIO', ''],
  ['VISITOR', ''],
  ['USER', ''],
])('%s sees: %s', (role, tabs) => expect(seenBy(role).join(' ')).toBe(tabs));

test('a user with two roles sees the tabs of both', () => {
  expect(seenBy('VISITOR', 'EDITOR', 'SPORTS_MANAGER')).toEqual(['dashboard', 'content', 'sports', 'layout']);
});

const links = PANEL_TABS.flatMap((tab) => [tab, ...(tab.pages ?? [])].map(({ to }) => [to, tab] as const));

describe.each(links)('%s', (to, tab) => {
  test('is a screen of the panel for the roles of its tab', async () => {
    const { route } = (await findPage(to)) ?? {};
    expect(route).toMatchObject({ panel: true });
    expect([...(route?.access ?? [])].toSorted()).toEqual([...tab.roles].toSorted());
  });

  test('opens its tab', () => expect(tabAt(to)).toBe(tab));
});

test.each([
  ['/admin/sports/matches/7', 'sports'],
  ['/admin/content/news/edit/3', 'content'],
  ['/admin/analytics-dashboard', 'analytics'],
  ['/admin/otra', 'dashboard'],
  ['/administrador', undefined],
])('%s opens %s', (pathname, id) => expect(tabAt(pathname)?.id).toBe(id));
