import type { Database, Prisma } from '../../platform/database/client.ts';

let made = 0;

/** Creates an account registered on 1 September 2026; tests set only the fields that matter to them. */
export async function createFan(
  database: Database,
  changes: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<number> {
  const { id } = await database.user.create({
    data: {
      name: 'Aina Vidal Font',
      email: `punts-${++made}@prueba.test`,
      password: '-',
      registrationDate: new Date('2026-09-01T10:00:00Z'),
      ...changes,
    },
    select: { id: true },
  });
  return id;
}

/** Creates an article that can be commented on. */
export async function createArticle(database: Database): Promise<number> {
  const slug = `avisos-${++made}`;
  await database.newsCategory.create({ data: { name: slug, slug } });
  const { id } = await database.news.create({
    data: { title: 'Remontada en Son Tramuntana', content: '<p>…</p>', category: slug },
    select: { id: true },
  });
  return id;
}

/**
 * Creates comments on an article at these instants.
 * @returns their ids, in this order
 */
export async function createComments(
  database: Database,
  userId: number,
  newsId: number,
  instants: readonly string[],
): Promise<number[]> {
  const rows = await database.comment.createManyAndReturn({
    data: instants.map((at) => ({ userId, newsId, content: '¡Vamos!', createdAt: new Date(at) })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Creates a season pass of the user. */
export async function createPass(
  database: Database,
  userId: number,
  changes: Partial<Prisma.AbonoUncheckedCreateInput> = {},
): Promise<number> {
  const { id } = await database.abono.create({
    data: {
      userId,
      esPropietario: true,
      status: 'processed',
      codigoLocalizador: `LOC${++made}`,
      referenciaTicket: `REF${made}`,
      fechaSubida: new Date('2026-10-01T10:00:00Z'),
      ...changes,
    },
    select: { id: true },
  });
  return id;
}

/**
 * Creates achievements with these rules, named after them.
 * @returns their ids, in this order
 */
export async function createAchievements(
  database: Database,
  ...rules: Pick<Prisma.AchievementCreateManyInput, 'ruleKind' | 'threshold' | 'ruleSubject' | 'isActive'>[]
): Promise<number[]> {
  const rows = await database.achievement.createManyAndReturn({
    data: rules.map((rule) => ({
      ...rule,
      name: `${rule.ruleKind} ${rule.threshold} ${rule.ruleSubject ?? ''}`.trim(),
      description: 'Logro de prueba',
      points: 7,
      category: 'Pruebas',
      icon: 'star',
      color: '#0B6E78',
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
