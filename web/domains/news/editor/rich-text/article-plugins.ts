import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import {
  ellipsis,
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { BOLD, BULLETS, HEADING, ITALIC, NUMBERS, QUOTE, SUBHEADING } from './article-commands.ts';
import { articleSchema } from './article-schema.ts';

const { nodes, marks } = articleSchema;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Turns «**palabra**» into bold text when its last character is typed. */
function emphasis(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const words = match[1];
    if (!words) return null;
    const first = start + match[0].indexOf(words);
    const transaction = state.tr;
    transaction.delete(first + words.length, end).delete(start, first);
    transaction.addMark(start, start + words.length, type.create());
    return transaction.removeStoredMark(type);
  });
}

/** Markdown shortcuts: «## », «- », «1. », «> », «---», **negrita**, *cursiva*. */
const markdown = inputRules({
  rules: [
    ellipsis,
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({
      level: Math.max(2, signs.length),
    })),
    wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
    wrappingInputRule(/^\s*(\d+)\.\s$/, nodes.ordered_list, ([, number]) => ({ start: Number(number) })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    new InputRule(/^---$/, (state, _match, start, end) =>
      state.tr.delete(start, end).insert(start - 1, nodes.horizontal_rule.create()),
    ),
    emphasis(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
    emphasis(/(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
  ],
});

/** @param openLink called on Ctrl+K. */
export function articlePlugins(openLink: () => void): Plugin[] {
  return [
    markdown,
    keymap({
      'Mod-b': BOLD.run,
      'Mod-i': ITALIC.run,
      'Mod-k': () => {
        openLink();
        return true;
      },
      'Mod-Alt-2': HEADING.run,
      'Mod-Alt-3': SUBHEADING.run,
      'Mod-Shift-8': BULLETS.run,
      'Mod-Shift-7': NUMBERS.run,
      'Mod-Shift-9': QUOTE.run,
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Shift-Enter': breakLine,
      Enter: splitListItem(nodes.list_item),
      // Only inside a list, so that Tab leaves the editor everywhere else.
      Tab: sinkListItem(nodes.list_item),
      'Shift-Tab': liftListItem(nodes.list_item),
    }),
    keymap(baseKeymap),
    history(),
  ];
}
