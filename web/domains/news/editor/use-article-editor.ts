import type { EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import type { SaveAction } from './article-saving.ts';
import { type ArticleForm, type EditedArticle, formOf, isSameForm } from './edited-article.ts';
import { forgetLocalCopy, type LocalCopy, readLocalCopy, writeLocalCopy } from './local-copy.ts';
import { type Conflict, useArticleSaving } from './use-article-saving.ts';

/** A few seconds after the last keystroke a draft saves itself, in milliseconds. */
const AUTOSAVE_AFTER = 3000;
/** Sooner, what was typed is kept on the device. */
const COPY_AFTER = 400;
/** What the API takes for a title. */
const SHORTEST_TITLE = 3;

interface EditorOptions {
  article: EditedArticle | null;
  form: ArticleForm;
  userId: string;
  /** After something was saved on purpose. */
  onSaved: (article: EditedArticle, action: SaveAction) => void;
}

export type SavingState = 'idle' | 'saving' | 'failed' | 'conflict';

/** Everything that the editor knows and does, without what it looks like. */
export function useArticleEditor({ article: first, form: firstForm, userId, onSaved }: EditorOptions) {
  const saving = useArticleSaving({ article: first, form: firstForm });
  const { article, form: saved, pending } = saving;
  const [form, setForm] = useState(firstForm);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failed, setFailed] = useState(false);
  // Counts how often the text begins anew, since the rich text keeps its own document.
  const [edition, setEdition] = useState(0);
  const memory = useRef<EditorState | null>(null);
  const [copy, setCopy] = useState<LocalCopy | null>(() => {
    const found = readLocalCopy(userId, first?.id ?? null);
    return found && !isSameForm(found.form, firstForm) ? found : null;
  });
  const isDirty = !isSameForm(form, saved);
  const isDraft = article === null || article.state === 'DRAFT';

  function change(changes: Partial<ArticleForm>) {
    setForm((before) => ({ ...before, ...changes }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  }

  /** What is added comes one by one from the server, so each change begins from what is there by then. */
  function changeGallery(update: (before: readonly string[]) => readonly string[]) {
    setForm((before) => ({ ...before, galleryImages: update(before.galleryImages) }));
    setErrors(({ galleryImages: _settled, ...others }) => others);
  }

  async function save(action: SaveAction, what: ArticleForm = form): Promise<void> {
    const before = article;
    const outcome = await saving.save(what, action);
    const byItself = action === 'autosave';
    if (outcome.ok) {
      setFailed(false);
      setConflict(null);
      setErrors({});
      forgetLocalCopy(userId, before?.id ?? null);
      const { publishAt } = outcome.form;
      setForm((now) => (now.publishAt === what.publishAt ? { ...now, publishAt } : now));
      if (!before) keepAddress(outcome.article.id);
      if (!byItself) onSaved(outcome.article, action);
      return;
    }
    if (outcome.conflict) {
      setConflict(outcome.conflict);
      return;
    }
    setFailed(true);
    if (byItself) return;
    const { message, fields } = outcome.failure;
    setErrors(
      Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split('.')[0] ?? path, text])),
    );
    toast.error(message);
    // Once the fields are marked.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
  }

  const autosave = useEffectEvent(() => void save('autosave'));
  const mayAutosave = isDirty && isDraft && !conflict && form.title.trim().length >= SHORTEST_TITLE;
  useEffect(() => {
    if (!mayAutosave) return;
    const timer = setTimeout(autosave, AUTOSAVE_AFTER);
    return () => clearTimeout(timer);
  }, [form, mayAutosave]);

  const id = article?.id ?? null;
  const version = article?.version ?? 0;
  useEffect(() => {
    // One that waits to be recovered is not written over before that is decided.
    if (!isDirty || copy) return;
    const timer = setTimeout(() => writeLocalCopy(userId, id, { version, form }), COPY_AFTER);
    return () => clearTimeout(timer);
  }, [form, isDirty, copy, userId, id, version]);

  function begin(next: ArticleForm) {
    setForm(next);
    setErrors({});
    memory.current = null;
    setEdition((before) => before + 1);
  }

  const status: SavingState = conflict
    ? 'conflict'
    : pending
      ? 'saving'
      : failed && isDirty
        ? 'failed'
        : 'idle';
  return {
    article,
    form,
    errors,
    change,
    changeGallery,
    save,
    isDirty,
    pending,
    status,
    edition,
    memory,
    conflict,
    /** Keeps what is in the form: it replaces what somebody else has saved. */
    async keepMine() {
      if (!conflict) return;
      saving.acknowledge(conflict.stored);
      await save(conflict.action);
    },
    /** Takes what somebody else has saved. */
    loadStored() {
      if (!conflict) return;
      saving.acknowledge(conflict.stored);
      forgetLocalCopy(userId, conflict.stored.id);
      begin(formOf(conflict.stored));
      setConflict(null);
    },
    copy,
    recover() {
      if (!copy) return;
      saving.returnTo(copy.version);
      begin(copy.form);
      setCopy(null);
    },
    discardCopy() {
      forgetLocalCopy(userId, id);
      setCopy(null);
    },
  };
}

export type ArticleEditorState = ReturnType<typeof useArticleEditor>;

/**
 * The address of a draft that has just been stored, so that reloading finds it. Not by the router: that would show
 * another page, and the cursor, the steps that can be taken back and the place in the text would be lost.
 */
function keepAddress(id: string): void {
  const path = window.location.pathname.replace(/\/new$/, '/edit').replace(/\/$/, '');
  window.history.replaceState(window.history.state, '', `${path}/${id}`);
}
