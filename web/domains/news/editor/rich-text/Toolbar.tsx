import type { EditorState } from 'prosemirror-state';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import type { IconProps } from '../../../../ui/icon.tsx';
import { ImageMark } from '../../../../ui/page-icons.tsx';
import {
  BOLD,
  BULLETS,
  HEADING,
  ITALIC,
  linkAt,
  NUMBERS,
  QUOTE,
  REDO,
  SUBHEADING,
  type Tool,
  UNDO,
} from './article-commands.ts';
import {
  BoldMark,
  BulletsMark,
  HeadingMark,
  ItalicMark,
  LinkMark,
  NumbersMark,
  QuoteMark,
  RedoMark,
  SubheadingMark,
  UndoMark,
} from './toolbar-icons.tsx';

interface ToolbarProps {
  state: EditorState | null;
  onTool: (tool: Tool) => void;
  onLink: () => void;
  onImage: () => void;
  /** Id of the text field that it controls. */
  controls: string;
}

interface Entry {
  label: string;
  keys?: string;
  Icon: ComponentType<IconProps>;
  tool: Tool | 'link' | 'image';
}

const ENTRIES: readonly Entry[] = [
  { label: 'Negrita', keys: 'Ctrl+B', Icon: BoldMark, tool: BOLD },
  { label: 'Cursiva', keys: 'Ctrl+I', Icon: ItalicMark, tool: ITALIC },
  { label: 'Título de sección', keys: 'Ctrl+Alt+2', Icon: HeadingMark, tool: HEADING },
  { label: 'Subtítulo', keys: 'Ctrl+Alt+3', Icon: SubheadingMark, tool: SUBHEADING },
  { label: 'Lista', keys: 'Ctrl+Mayús+8', Icon: BulletsMark, tool: BULLETS },
  { label: 'Lista numerada', keys: 'Ctrl+Mayús+7', Icon: NumbersMark, tool: NUMBERS },
  { label: 'Cita', keys: 'Ctrl+Mayús+9', Icon: QuoteMark, tool: QUOTE },
  { label: 'Enlace', keys: 'Ctrl+K', Icon: LinkMark, tool: 'link' },
  { label: 'Imagen', Icon: ImageMark, tool: 'image' },
  { label: 'Deshacer', keys: 'Ctrl+Z', Icon: UndoMark, tool: UNDO },
  { label: 'Rehacer', keys: 'Ctrl+Y', Icon: RedoMark, tool: REDO },
];

/** A toolbar with a roving tab stop: arrows, Home and End move among the buttons. */
export function Toolbar({ state, onTool, onLink, onImage, controls }: ToolbarProps) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const last = ENTRIES.length - 1;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + ENTRIES.length) % ENTRIES.length;
    setAt(next);
    const button = bar.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formato"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-0.5 border-b border-hairline p-1.5"
    >
      {ENTRIES.map(({ label, keys, Icon, tool }, index) => {
        const isOn = state !== null && isEntryOn(tool, state);
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={keys ? `${label} (${keys})` : label}
            aria-pressed={typeof tool === 'string' || tool === UNDO || tool === REDO ? undefined : isOn}
            aria-haspopup={typeof tool === 'string' ? 'dialog' : undefined}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (tool === 'link') onLink();
              else if (tool === 'image') onImage();
              else onTool(tool);
            }}
            className={cx(
              'grid size-10 place-items-center rounded-sm transition-colors duration-150 hover:bg-fg/10',
              isOn && 'bg-accent-soft text-accent-text',
            )}
          >
            <Icon size={20} />
          </button>
        );
      })}
    </div>
  );
}

function isEntryOn(tool: Entry['tool'], state: EditorState): boolean {
  if (tool === 'image') return false;
  return tool === 'link' ? linkAt(state) !== null : tool.isOn(state);
}
