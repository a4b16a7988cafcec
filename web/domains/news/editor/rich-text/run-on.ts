import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Runs a command and returns the focus to the editor. */
export function runOn(view: EditorView | null, command: Command): void {
  if (!view) return;
  command(view.state, view.dispatch, view);
  view.focus();
}
