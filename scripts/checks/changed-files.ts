import { execFileSync } from 'node:child_process';
import { sourceFiles } from './source-files.ts';

/**
 * What has changed since a commit, committed or not.
 * @throws Error where git does not know the commit.
 */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const changed = git('diff', '--name-only', '--merge-base', since, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => file !== '');
}

/** Tests that read files of the project by their names, so that no import says which. */
const READS_FILES = /\bread(File|dir)Sync\(\s*['`](?!\/)|\bsourceFiles\(/;

/** The unit tests whose outcome may depend on any file. */
export function testsOfFiles(): string[] {
  return sourceFiles()
    .filter(({ name, text }) => /^(?!e2e\/).*\.test\.tsx?$/.test(name) && READS_FILES.test(text))
    .map(({ name }) => name);
}
