import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = ['api', 'web', 'prisma', 'scripts', 'e2e', 'bench', 'faults'];
const GENERATED =
  /^(web\/gql|api\/platform\/rest\/gql|api\/platform\/database\/generated|prisma\/migrations|bench\/node_modules)\//;

export interface SourceFile {
  /** Relative to the project's root, with forward slashes. */
  name: string;
  text: string;
  lines: number;
}

export interface Import {
  from: string;
  /** The imported file, relative to the project's root. */
  to: string;
  /** Whether it is a type-only import, which does not exist at run time. */
  typesOnly: boolean;
}

/** Every hand-written source file, except a few at the root. */
export function sourceFiles(): SourceFile[] {
  return FOLDERS.filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
    )
    .filter((name) => /\.(ts|tsx|js|css)$/.test(name) && !GENERATED.test(name))
    .map((name) => {
      const text = fs.readFileSync(name, 'utf8');
      return { name, text, lines: text.split('\n').length - 1 };
    });
}

const STATEMENT = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'(\.{1,2}\/[^']+)'/gm;
const CALL = /\bimport(?:Original|Actual)?\(\s*'(\.{1,2}\/[^']+)'/g;

/** The imports of a file from within the project. */
export function importsOf({ name, text }: SourceFile): Import[] {
  const target = (specifier = '') => path.posix.join(path.posix.dirname(name), specifier);
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, specifier]) => ({
      from: name,
      to: target(specifier),
      typesOnly: type !== undefined,
    })),
    ...[...text.matchAll(CALL)].map(([, specifier]) => ({
      from: name,
      to: target(specifier),
      typesOnly: false,
    })),
  ];
}
