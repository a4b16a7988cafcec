import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readArticle, writeArticle } from './article-document.ts';
import { readPasted } from './pasted-html.ts';
import { articlePlugins } from './article-plugins.ts';

interface RichTextOptions {
  /** Initial content; later changes are ignored. */
  html: string;
  onChange: (html: string) => void;
  onLink: () => void;
  /** Called with pasted or dropped pictures. */
  onPictures: (files: File[]) => void;
  /** Called if pictures came with a pasted text: those that can be added, and the number of those that cannot. */
  onPicturesBeside: (files: File[], lost: number) => void;
  attributes: Readonly<Record<string, string>>;
  /** Survives remounting: text, cursor and undo history. */
  memory: RefObject<EditorState | null>;
}

interface RichText {
  /** The element that the editor is mounted in. */
  place: RefObject<HTMLDivElement | null>;
  view: RefObject<EditorView | null>;
  /** The current state; null until mounted. */
  state: EditorState | null;
}

function picturesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Whether it was copied from an editor like this one, which writes more than HTML shows. */
const isOwn = (html: string) => html.includes('data-pm-slice');

/** ProseMirror in a React component: the editor owns its document and reports changes as HTML. */
export function useRichText({
  html,
  onChange,
  onLink,
  onPictures,
  onPicturesBeside,
  attributes,
  memory,
}: RichTextOptions): RichText {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const change = useEffectEvent(onChange);
  const link = useEffectEvent(onLink);
  const pictures = useEffectEvent(onPictures);
  const beside = useEffectEvent(onPicturesBeside);
  const start = useEffectEvent(() => html);
  const current = useRef(attributes);

  useEffect(() => {
    if (!place.current) return;
    const take = (event: Event, transfer: DataTransfer | null) => {
      const files = picturesOf(transfer);
      const copied = transfer?.getData('text/html') ?? '';
      if (copied !== '' && !isOwn(copied)) {
        const pasted = readPasted(copied);
        const all = [...files, ...pasted.pictures];
        // Word and Excel put a picture of the text beside the text: the text is what the writer means.
        if (pasted.hasText) {
          if (all.length + pasted.lost > 0) beside(all, pasted.lost);
          return false;
        }
      }
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
      transformPastedHTML: (pasted) => (isOwn(pasted) ? pasted : readPasted(pasted).html),
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

  // Labels and errors may change while it is mounted.
  useEffect(() => {
    current.current = attributes;
    view.current?.setProps({});
  }, [attributes]);

  return { place, view, state };
}
