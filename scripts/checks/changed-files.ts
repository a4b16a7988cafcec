import { execFileSync } from 'node:child_process';
import { sourceFiles } from './source-files.ts';

/**
 * The files that have changed since a commit, committed or not.
 * @throws Error if git does not know the commit.
 */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const changed = git('diff', '--name-only', '--merge-base', since, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => file !== '');
}

/** Tests that read project files by name, so that no import shows which. */
const READS_FILES = /\bread(File|dir)Sync\(\s*['`](?!\/)|\bsourceFiles\(/;

/** The unit tests whose result may depend on any file. */
export function testsOfFiles(): string[] {
  return sourceFiles()
    .filter(({ name, text }) => /^(?!e2e\/).*\.test\.tsx?$/.test(name) && READS_FILES.test(text))
    .map(({ name }) => name);
}
