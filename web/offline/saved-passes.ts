import type { QrDrawing } from '../ui/qr-drawing.ts';
import { SAVED } from './saved-owner.ts';

/** A ticket or member card as shown without a network: formatted texts and a drawn QR code. */
export interface Pass {
  kind: 'ticket' | 'card';
  /** Unique within its kind. */
  id: string;
  kicker: string;
  title: string;
  facts: { label: string; value: string }[];
  code: QrDrawing;
  /** Alternative text of the code: «Código QR de tu entrada». */
  codeAlt: string;
  /** Lines under the code, the most important first. */
  notes: string[];
  /** When it expires, in milliseconds since the epoch; null if unknown. */
  until: number | null;
  /** What it says once its match is over, also without a network; missing where nothing changes. */
  later?: { from: number } & Pick<Pass, 'kicker' | 'facts' | 'notes'>;
  /** When it was refreshed from the site, in milliseconds since the epoch; missing in those of an older version. */
  refreshedAt?: number;
}

/** Without a service worker no page can be shown offline, so nothing needs to be saved. */
export const canShowOffline = (): boolean => 'serviceWorker' in navigator;

interface Saved {
  /** Format version: data of another version is ignored. */
  version: 1;
  /** The last change, in milliseconds since the epoch. */
  savedAt: number;
  passes: Pass[];
}

/**
 * The passes saved on this device, of any owner (see `clearSavedUnlessOwner`). Null if there are none or they are
 * unreadable.
 */
export function readSaved(): Saved | null {
  const text = stored();
  try {
    const saved: Saved = JSON.parse(text.slice(text.indexOf('\n') + 1));
    return saved.version === 1 ? saved : null;
  } catch {
    return null;
  }
}

/** Whether tickets of this user are saved on this device. */
export const hasSavedTickets = (owner: string): boolean =>
  passesOf(owner).some(({ kind }) => kind === 'ticket');

/** Replaces the owner's passes of one kind; passes of another owner are removed. */
export function savePasses(owner: string, kind: Pass['kind'], passes: readonly Pass[]): void {
  write(owner, [...passesOf(owner).filter((pass) => pass.kind !== kind), ...passes.map(refreshed)]);
}

/** Adds one pass of the owner; a pass with the same id is replaced. */
export function savePass(owner: string, pass: Pass): void {
  write(owner, [
    ...passesOf(owner).filter(({ kind, id }) => kind !== pass.kind || id !== pass.id),
    refreshed(pass),
  ]);
}

const refreshed = (pass: Pass): Pass => ({ ...pass, refreshedAt: Date.now() });

/** Removes all saved passes, at the user's request. */
export function removeSaved(): void {
  localStorage.removeItem(SAVED);
}

function passesOf(owner: string): Pass[] {
  return stored().startsWith(`${owner}\n`) ? (readSaved()?.passes ?? []) : [];
}

function stored(): string {
  try {
    return localStorage.getItem(SAVED) ?? '';
  } catch {
    return '';
  }
}

function write(owner: string, passes: Pass[]): void {
  const saved: Saved = { version: 1, savedAt: Date.now(), passes };
  try {
    if (passes.length === 0) removeSaved();
    else localStorage.setItem(SAVED, `${owner}\n${JSON.stringify(saved)}`);
  } catch {
    // Storage is full or disabled: there is nothing offline, but the site works.
  }
}
