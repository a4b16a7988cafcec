import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, sourceFiles } from './checks/source-files.ts';

// The rules of the architecture as tests: imports, names and lengths of files. The linter finds import cycles.

const files = sourceFiles();
const imports = files.flatMap(importsOf);

const TEST = /\.test\.tsx?$|^api\/testing\//;
const SCHEMA = /\.schema\.ts$/;
/** REST calls and routes translate HTTP, so they are not rules of the club. */
const CALLS = /\.(calls|route)\.ts$/;

/** The domain of a file under `api/domains/`, for example «tickets»; undefined for every other file. */
const domainOf = (file: string) => /^api\/domains\/([^/]+)\//.exec(file)?.[1];

const isIn =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`));
const isRules = (file: string) => domainOf(file) !== undefined && !SCHEMA.test(file) && !CALLS.test(file);
/** The file that registers a domain. */
const isIndex = (file: string) => domainOf(file) !== undefined && file.endsWith('/index.ts');
const isSharedInput = (file: string) => file.endsWith('.input.ts') || file === 'api/club/club.ts';

/** The domains of the server, with the text of the file that registers each. */
const domains = new Map(
  files.filter(({ name }) => isIndex(name)).map(({ name, text }) => [domainOf(name) ?? '', text]),
);

/** The files that their indexes list as `publicFiles`. */
const publicFiles = new Set(
  [...domains].flatMap(([domain, text]) => {
    const [, list = ''] = /publicFiles: \[([^\]]*)\]/.exec(text) ?? [];
    return [...list.matchAll(/'([^']+)'/g)].map(([, file]) => `api/domains/${domain}/${file}`);
  }),
);

/** Lines, colours and seeds of the club's art: numbers and texts, without React. */
const isGeometry = (file: string) => /^web\/ui\/art\/[a-z-]+\.ts$/.test(file);

/** The steps in which a season pass is read. Each uses those before it. */
const READING_STEPS = [
  'text',
  'fields',
  'pdf',
  'picture',
  'recognition',
  'lines',
  'labels',
  'values',
  'second-look',
  'certainty',
];
/** The folder of a file below the reader of season passes; empty for a file beside the folders. */
const readingStepOf = (file: string) =>
  /^api\/domains\/abonos\/reading\/(?:([^/]+)\/)?[^/]+$/.exec(file)?.[1] ?? '';
/** What lies beside the folders and is used by all of them; the other files there use the folders. */
const READING_BASE =
  /^api\/domains\/abonos\/reading\/(model|geometry|rules|trace|read-abono|failures|reader-messages)\.ts$/;

interface Rule {
  says: string;
  forbids: (edge: Import) => boolean;
}

const rules: Rule[] = [
  {
    says: 'learnt layouts of season passes know the reader only, and the reader knows them in its process only',
    forbids: ({ from, to, typesOnly }) => {
      const [layouts, reading] = ['api/domains/abonos/layouts', 'api/domains/abonos/reading'];
      return TEST.test(from)
        ? false
        : (isIn(layouts)(from) && !isIn(layouts, reading)(to)) ||
            (isIn(reading)(from) && isIn(layouts)(to) && !typesOnly && !from.endsWith('/reader-process.ts'));
    },
  },
  {
    says: 'the reader of season passes goes in one direction: a step imports the steps before it',
    forbids: ({ from, to, typesOnly }) => {
      const [own, other] = [readingStepOf(from), readingStepOf(to)];
      // Messages carry results of the steps.
      if (READING_BASE.test(from))
        return other !== '' && !(typesOnly && from.endsWith('/reader-messages.ts'));
      if (own === '' || !isIn('api/domains/abonos/reading')(to) || READING_BASE.test(to)) return false;
      return (
        READING_STEPS.indexOf(own) < READING_STEPS.indexOf(other) ||
        other === '' ||
        !READING_STEPS.includes(own)
      );
    },
  },
  {
    says: 'rules do not use GraphQL, REST or HTTP, except types of http/',
    forbids: ({ from, to, typesOnly }) =>
      isRules(from) &&
      (isIn('api/platform/graphql', 'api/platform/rest')(to) ||
        (isIn('api/platform/http')(to) && !typesOnly)),
  },
  {
    says: 'only schema files and the assembly of the schema import a schema file',
    forbids: ({ from, to }) =>
      SCHEMA.test(to) && !SCHEMA.test(from) && !isIndex(from) && from !== 'api/domains/schema.ts',
  },
  {
    says: 'a domain uses the rules of another, not its schema',
    forbids: ({ from, to }) =>
      SCHEMA.test(to) &&
      domainOf(to) !== undefined &&
      domainOf(from) !== undefined &&
      domainOf(from) !== domainOf(to),
  },
  {
    says: 'the platform imports no domain',
    forbids: ({ from, to }) => isIn('api/platform')(from) && isIn('api/domains')(to),
  },
  {
    says: 'only the list of domains imports the index of a domain',
    forbids: ({ from, to }) => isIndex(to) && from !== 'api/domains/index.ts',
  },
  {
    says: 'a domain imports from another only the files that its index lists as public',
    forbids: ({ from, to }) => {
      const [own, other] = [domainOf(from), domainOf(to)];
      return own !== undefined && other !== undefined && own !== other && !publicFiles.has(to);
    },
  },
  {
    says: 'the database imports nothing from the rest of the server',
    // Except `scope.ts`, which imports nothing either.
    forbids: ({ from, to }) =>
      isIn('api/platform/database')(from) &&
      !isIn('api/platform/database')(to) &&
      to !== 'api/platform/scope.ts',
  },
  {
    says: 'http/ imports no domain and no GraphQL',
    forbids: ({ from, to }) =>
      isIn('api/platform/http')(from) &&
      (domainOf(to) !== undefined || isIn('api/platform/graphql', 'api/platform/rest')(to)),
  },
  {
    says: 'REST calls use GraphQL, not the database, so that each rule is enforced once',
    forbids: ({ from, to }) => isIn('api/platform/rest')(from) && isIn('api/platform/database')(to),
  },
  {
    says: 'code shared by server and pages is pure: input files import only each other and the club’s settings',
    forbids: ({ from, to }) => isSharedInput(from) && !isSharedInput(to),
  },
  {
    says: 'web/ imports from api/ only input files and the club’s settings',
    forbids: ({ from, to }) => isIn('web')(from) && isIn('api')(to) && !isSharedInput(to),
  },
  {
    says: 'api/ imports nothing from web/, except the process that serves both and the geometry of drawn pictures',
    forbids: ({ from, to }) =>
      isIn('api')(from) &&
      isIn('web')(to) &&
      from !== 'api/site.ts' &&
      !(isIn('api/domains/social-pictures')(from) && isGeometry(to)),
  },
  {
    says: 'web/ui imports no domain',
    forbids: ({ from, to }) => isIn('web/ui')(from) && !isIn('web/ui')(to),
  },
  {
    says: 'the geometry of the art imports nothing else, because the server draws pictures with it too',
    forbids: ({ from, to }) => isGeometry(from) && !isGeometry(to),
  },
  {
    says: 'web/graphql imports no page',
    forbids: ({ from, to }) => isIn('web/graphql')(from) && !isIn('web/graphql', 'web/gql')(to),
  },
  {
    says: 'the demonstration uses only the database and the rules',
    forbids: ({ from, to }) =>
      isIn('prisma')(from) &&
      isIn('api/platform/graphql', 'api/platform/http', 'api/platform/rest', 'web')(to),
  },
  {
    says: 'production code imports no tests, scripts or test helpers',
    forbids: ({ from, to }) =>
      isIn('api', 'web', 'prisma')(from) && isIn('api/testing', 'e2e', 'scripts', 'bench')(to),
  },
];

describe('imports', () => {
  test('are read', () => {
    const text = [
      "import a, { b } from './a.ts';",
      "import type { C } from '../c.ts';",
      'import {\n  d,\n  type E,\n} from "x";',
      "import {\n  f,\n  type G,\n} from './f.ts';",
      "export * from './h.ts';",
      "import './style.css';",
      "const later = () => import('./later.ts');",
    ].join('\n');
    const found = importsOf({ name: 'web/ui/x.ts', text, lines: 0 });
    expect(found.map(({ to }) => to)).toEqual([
      'web/ui/a.ts',
      'web/c.ts',
      'web/ui/f.ts',
      'web/ui/h.ts',
      'web/ui/style.css',
      'web/ui/later.ts',
    ]);
    expect(found.filter(({ typesOnly }) => typesOnly).map(({ to }) => to)).toEqual(['web/c.ts']);
    expect(imports.length).toBeGreaterThan(300);
  });

  test.each(rules)('$says', ({ forbids }) => {
    const broken = imports.filter((edge) => !TEST.test(edge.from) && forbids(edge));
    expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

describe('domains', () => {
  const namesIn = (folder: string) =>
    new Set(
      files
        .map(({ name }) => name.split('/'))
        .filter(([half, room, , file]) => `${half}/${room}` === folder && file !== undefined)
        .map(([, , domain = '']) => domain),
    );
  const [onServer, onPages] = [namesIn('api/domains'), namesIn('web/domains')];

  /** Domains that exist only on the server or only as pages, and why. */
  const SERVER_ONLY = {
    feeds: 'calendars, RSS and the sitemap are read by programs',
    'social-pictures': 'pictures for social networks',
  };
  const PAGES_ONLY = {
    club: 'the club’s settings are in api/club, which both halves read',
    content: 'the texts of static pages',
    home: 'it shows the content of other domains',
    legal: 'legal texts, and the consent to cookies',
  };

  test('each registers itself in an index.ts, with the name of its folder', () => {
    expect([...domains.keys()].toSorted()).toEqual([...onServer].toSorted());
    for (const [domain, text] of domains) expect(text).toContain(`name: '${domain}'`);
  });

  test('have the same names in both halves', () => {
    const expected = new Set([...onServer, ...Object.keys(PAGES_ONLY)]);
    for (const domain of Object.keys(SERVER_ONLY)) expected.delete(domain);
    expect([...onPages].toSorted()).toEqual([...expected].toSorted());
  });

  test('list no file as public that no other domain imports', () => {
    const used = new Set(
      imports.filter(({ from, to }) => domainOf(from) !== domainOf(to)).map(({ to }) => to),
    );
    expect([...publicFiles].filter((file) => !used.has(file))).toEqual([]);
  });

  test('import each other in one direction only', () => {
    const needs = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const [own, other] = [domainOf(from), domainOf(to)];
      if (!own || !other || own === other || TEST.test(from) || from.endsWith('.fixture.ts')) continue;
      needs.set(own, (needs.get(own) ?? new Set()).add(other));
    }
    /** All domains that a domain needs, directly or indirectly. */
    const reach = (domain: string, seen = new Set<string>()): Set<string> => {
      for (const other of needs.get(domain) ?? []) if (!seen.has(other)) reach(other, seen.add(other));
      return seen;
    };
    expect([...needs.keys()].filter((domain) => reach(domain).has(domain))).toEqual([]);
  });
});

describe('files', () => {
  const KEBAB = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z-]+)*$/;
  const PASCAL = /^([A-Z][a-z\d]*)+$/;
  const EXPORTED_COMPONENT = /^export (default )?(function|class|const) [A-Z]/m;
  const DRAWERS = /(^|\/)(utils?|helpers?|types|common|misc|shared|lib)(\/|\.|$)/;

  test('are named in kebab-case, components in PascalCase, by their purpose', () => {
    const wrong = files.filter(({ name, text }) => {
      const base = path
        .basename(name)
        .replace(/\.(ts|tsx|js|css)$/, '')
        .replace(/\.test$/, '');
      const isComponent = PASCAL.test(base) && name.endsWith('.tsx');
      // One component, or a few small ones that belong together.
      if (isComponent && !TEST.test(name)) return !EXPORTED_COMPONENT.test(text);
      return DRAWERS.test(name) || !(isComponent || KEBAB.test(base));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  const sizes = [
    { what: 'schema files stay below 250 lines', pattern: SCHEMA, limit: 250 },
    { what: 'components stay below 250 lines', pattern: /^web\/(?!domains\/content\/).*\.tsx$/, limit: 250 },
    // The texts of the demonstration and of static pages are content, which may have any length.
    {
      what: 'no file is longer than 400 lines',
      pattern: /^(?!prisma\/seed\/|web\/domains\/content\/)/,
      limit: 400,
    },
  ];

  test.each(sizes)('$what', ({ pattern, limit }) => {
    const long = files.filter(({ name, lines }) => pattern.test(name) && lines > limit);
    expect(long.map(({ name, lines }) => `${name}: ${lines} lines`)).toEqual([]);
  });
});
