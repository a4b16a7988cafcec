import type { EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActionProblem } from '../../../ui/use-action.ts';
import type { SaveAction } from './article-saving.ts';
import { type ArticleForm, type EditedArticle, formOf, isSameForm } from './edited-article.ts';
import { forgetLocalCopy, type LocalCopy, readLocalCopy, writeLocalCopy } from './local-copy.ts';
import { type Conflict, useArticleSaving } from './use-article-saving.ts';

/** Autosave delay of drafts after the last keystroke, in milliseconds. */
const AUTOSAVE_AFTER = 3000;
/** Delay before unsaved input is stored on the device; shorter than autosave. */
const COPY_AFTER = 400;
/** Minimum length of a title in the API; drafts with a shorter one are not autosaved. */
const SHORTEST_TITLE = 3;

interface EditorOptions {
  article: EditedArticle | null;
  form: ArticleForm;
  userId: string;
  /** Called after an explicit save. */
  onSaved: (article: EditedArticle, action: SaveAction) => void;
}

type SavingState = 'idle' | 'saving' | 'failed' | 'conflict';

/** The state and actions of the editor, without its layout. */
export function useArticleEditor({ article: first, form: firstForm, userId, onSaved }: EditorOptions) {
  const saving = useArticleSaving({ article: first, form: firstForm });
  const { article, form: saved, pending } = saving;
  const [form, setForm] = useState(firstForm);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failed, setFailed] = useState(false);
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  // Counts resets of the text, because the rich text editor keeps its own document.
  const [edition, setEdition] = useState(0);
  // What comes back after a correction is no news.
  const [notify, setNotify] = useState(first === null || (first.notify && first.state !== 'HIDDEN'));
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

  /** Files arrive one by one from the server, so each update uses the latest value. */
  function changeGallery(update: (before: readonly string[]) => readonly string[]) {
    setForm((before) => ({ ...before, galleryImages: update(before.galleryImages) }));
    setErrors(({ galleryImages: _settled, ...others }) => others);
  }

  async function save(action: SaveAction, what: ArticleForm = form): Promise<void> {
    const before = article;
    if (action !== 'autosave') setProblem(null);
    const outcome = await saving.save(what, action, notify);
    const isAutosave = action === 'autosave';
    if (outcome.ok) {
      if (outcome.article.state === 'HIDDEN') setNotify(false);
      setFailed(false);
      setConflict(null);
      setErrors({});
      forgetLocalCopy(userId, before?.id ?? null);
      const { publishAt } = outcome.form;
      setForm((now) => (now.publishAt === what.publishAt ? { ...now, publishAt } : now));
      if (!before) replaceUrl(outcome.article.id);
      if (!isAutosave) onSaved(outcome.article, action);
      return;
    }
    if (outcome.conflict) {
      setConflict(outcome.conflict);
      return;
    }
    setFailed(true);
    if (isAutosave) return;
    const { message, fields } = outcome.failure;
    setErrors(
      Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split('.')[0] ?? path, text])),
    );
    // What belongs to a field is said there.
    if (Object.keys(fields).length === 0) setProblem({ title: 'Error', message });
    // After the fields are marked as invalid.
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
    // A copy that waits to be restored is not overwritten before the user decides.
    if (copy) return;
    if (!isDirty) {
      // Everything is saved, or undone: the next visit must not offer the changes again.
      forgetLocalCopy(userId, id);
      return;
    }
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
    notify,
    setNotify,
    save,
    isDirty,
    pending,
    /** Why the last save failed; that of an autosave is only a status. */
    problem,
    status,
    edition,
    memory,
    conflict,
    /** Keeps the form: the next save replaces the other user's version. */
    async keepMine() {
      if (!conflict) return;
      saving.acknowledge(conflict.stored);
      await save(conflict.action);
    },
    /** Loads the other user's version. */
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
 * Puts the URL of a newly stored draft into the address bar, so that a reload finds it. Not by the router: that would
 * mount another page, and lose the cursor, the undo history and the scroll position.
 */
function replaceUrl(id: string): void {
  const path = window.location.pathname.replace(/\/new$/, '/edit').replace(/\/$/, '');
  window.history.replaceState(window.history.state, '', `${path}/${id}`);
}
