import type { QrDrawing } from '../ui/qr-drawing.ts';
import { SAVED } from './saved-owner.ts';

/** What lets its owner in somewhere, as it is shown without a network: texts ready to read, and a code ready drawn. */
export interface Pass {
  kind: 'ticket' | 'card';
  /** Unique within its kind. */
  id: string;
  kicker: string;
  title: string;
  facts: { label: string; value: string }[];
  code: QrDrawing;
  /** What the code is for: «Código QR de tu entrada». */
  codeAlt: string;
  /** Lines under the code, the first one the most important. */
  notes: string[];
  /** When it stops being of use, in milliseconds as `Date.now()`; null where that is not known. */
  until: number | null;
}

/** Without a service worker no page comes up without a network: nothing needs to be saved. */
export const canShowOffline = (): boolean => 'serviceWorker' in navigator;

interface Saved {
  /** Of this format: what another version wrote is not read. */
  version: 1;
  /** When, in milliseconds. */
  savedAt: number;
  passes: Pass[];
}

/** What is saved on this device, whoever it belongs to: see `keepSavedOnlyFor`. Null for nothing, or nothing readable. */
export function readSaved(): Saved | null {
  const text = stored();
  try {
    const saved: Saved = JSON.parse(text.slice(text.indexOf('\n') + 1));
    return saved.version === 1 ? saved : null;
  } catch {
    return null;
  }
}

/** Replaces the owner's passes of one kind; what somebody else had saved goes. */
export function savePasses(owner: string, kind: Pass['kind'], passes: readonly Pass[]): void {
  write(owner, [...passesOf(owner).filter((pass) => pass.kind !== kind), ...passes]);
}

/** Adds one pass to the owner's; one with the same id is replaced. */
export function savePass(owner: string, pass: Pass): void {
  write(owner, [...passesOf(owner).filter(({ kind, id }) => kind !== pass.kind || id !== pass.id), pass]);
}

/** Removes all that is saved, on the wish of whoever holds the device. */
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
    // No room or no storage: then there is nothing offline, and the site itself works on.
  }
}
