import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { lift } from 'prosemirror-commands';
import { articleSchema } from './article-schema.ts';

const { nodes, marks } = articleSchema;

/** The commands of the toolbar, and whether each is active at the cursor. */
export interface Tool {
  id: string;
  run: Command;
  isOn: (state: EditorState) => boolean;
}

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

function isInside(state: EditorState, type: NodeType): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

function isHeading(state: EditorState, level: number): boolean {
  return state.selection.$from.parent.hasMarkup(nodes.heading, { level });
}

const mark = (id: string, type: MarkType): Tool => ({
  id,
  run: toggleMark(type),
  isOn: (state) => hasMark(state, type),
});

const heading = (id: string, level: number): Tool => ({
  id,
  run: (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch),
  isOn: (state) => isHeading(state, level),
});

const list = (id: string, type: NodeType): Tool => ({
  id,
  run: (state, dispatch) =>
    isInside(state, type)
      ? liftListItem(nodes.list_item)(state, dispatch)
      : wrapInList(type)(state, dispatch),
  isOn: (state) => isInside(state, type),
});

export const BOLD = mark('bold', marks.strong);
export const ITALIC = mark('italic', marks.em);
export const HEADING = heading('heading', 2);
export const SUBHEADING = heading('subheading', 3);
export const BULLETS = list('bullets', nodes.bullet_list);
export const NUMBERS = list('numbers', nodes.ordered_list);
export const QUOTE: Tool = {
  id: 'quote',
  run: (state, dispatch) =>
    isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch),
  isOn: (state) => isInside(state, nodes.blockquote),
};
export const UNDO: Tool = { id: 'undo', run: undo, isOn: () => false };
export const REDO: Tool = { id: 'redo', run: redo, isOn: () => false };

/** The URL and range of the link at the cursor or in the selection; null if there is none. */
export function linkAt(state: EditorState): { href: string; from: number; to: number } | null {
  const { from, to, empty } = state.selection;
  let found: { href: string; from: number; to: number } | null = null;
  const [start, end] = empty ? [Math.max(0, from - 1), Math.min(state.doc.content.size, to + 1)] : [from, to];
  state.doc.nodesBetween(start, end, (node, position) => {
    const link = marks.link.isInSet(node.marks);
    const isTouched = position <= to && position + node.nodeSize >= from;
    if (link && !found && isTouched) {
      found = { href: String(link.attrs['href']), from: position, to: position + node.nodeSize };
    }
  });
  return found;
}

/** Links the selection, replaces the link at the cursor, or inserts a linked text if nothing is selected. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const old = linkAt(state);
    const { from, to, empty } = state.selection;
    const range = empty && old ? old : { from, to };
    const transaction = state.tr;
    if (range.from === range.to) {
      transaction.insert(range.from, articleSchema.text(words, [marks.link.create({ href })]));
    } else {
      transaction.removeMark(range.from, range.to, marks.link);
      transaction.addMark(range.from, range.to, marks.link.create({ href }));
    }
    dispatch?.(transaction.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const range = linkAt(state);
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, marks.link));
  return true;
};

/** Inserts a picture at the cursor. */
export function insertImage(src: string, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src, alt }), false).scrollIntoView());
    return true;
  };
}

/** The selected text, for the link dialog. */
export function selectedWords(state: EditorState): string {
  const { from, to } = state.selection;
  return state.selection instanceof NodeSelection ? '' : state.doc.textBetween(from, to, ' ');
}
