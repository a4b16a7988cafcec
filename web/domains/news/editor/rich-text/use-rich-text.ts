import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readArticle, writeArticle } from './article-document.ts';
import { articlePlugins } from './article-plugins.ts';

interface RichTextOptions {
  /** What it begins with; later changes of it are not looked at. */
  html: string;
  onChange: (html: string) => void;
  onLink: () => void;
  /** Pictures that were pasted or dropped. */
  onPictures: (files: File[]) => void;
  attributes: Readonly<Record<string, string>>;
  /** Survives what shows the editor: text, cursor and the steps that can be taken back. */
  memory: RefObject<EditorState | null>;
}

export interface RichText {
  /** Where the editor grows. */
  place: RefObject<HTMLDivElement | null>;
  view: RefObject<EditorView | null>;
  /** As it is now; null until it is there. */
  state: EditorState | null;
}

function picturesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** ProseMirror in a React component: the document is its own, and what changes in it is told as HTML. */
export function useRichText({
  html,
  onChange,
  onLink,
  onPictures,
  attributes,
  memory,
}: RichTextOptions): RichText {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const change = useEffectEvent(onChange);
  const link = useEffectEvent(onLink);
  const pictures = useEffectEvent(onPictures);
  const start = useEffectEvent(() => html);
  const current = useRef(attributes);

  useEffect(() => {
    if (!place.current) return;
    const take = (event: Event, transfer: DataTransfer | null) => {
      const files = picturesOf(transfer);
      if (files.length === 0) return false;
      event.preventDefault();
      pictures(files);
      return true;
    };
    const plugins = articlePlugins(() => link());
    const editor = new EditorView(place.current, {
      state:
        memory.current?.reconfigure({ plugins }) ??
        EditorState.create({ doc: readArticle(start()), plugins }),
      attributes: ({ doc }) => ({
        ...current.current,
        class: 'prose-club',
        'data-empty': String(writeArticle(doc) === ''),
      }),
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        memory.current = next;
        if (transaction.docChanged) change(writeArticle(next.doc));
      },
      handlePaste: (_view, event) => take(event, event.clipboardData),
      handleDrop: (_view, event) => take(event, event.dataTransfer),
    });
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [memory]);

  // Its names and errors may change while it is there.
  useEffect(() => {
    current.current = attributes;
    view.current?.setProps({});
  }, [attributes]);

  return { place, view, state };
}
