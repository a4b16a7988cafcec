import type { ReactNode } from 'react';
import type { ClientStore } from '../../graphql/client-store.tsx';
import { hasSavedTickets } from '../../offline/saved-passes.ts';
import { removeDrafts } from '../../ui/draft.ts';
import { OtherAccountDialog } from './OtherAccountDialog.tsx';

// All tabs of a browser share one session. When a tab signs in or out, the others drop what belongs to the person before.

const channel = new BroadcastChannel('pmb_session');

/** Tells the other tabs who is signed in now. @param account the user's id; null after signing out */
export function tellOtherTabs(account: string | null): void {
  // A channel has no target origin: it only reaches this one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(account);
}

interface Followed {
  clients: ClientStore;
  /** The id of the person whose page this is; undefined after they have left. */
  person: string | undefined;
  /** Shows the page without any user, from its beginning: nothing that was loaded or typed stays. */
  clear: () => void;
  /** Fetches the signed-in user. */
  refresh: () => Promise<void>;
  /** Shows a dialog that stays when the page begins anew; null closes it. */
  show: (dialog: ReactNode) => void;
}

/**
 * Follows the session: other tabs tell of its changes, and the server refuses requests for another account.
 * @returns stops it
 */
export function followSession({ clients, person, clear, refresh, show }: Followed): () => void {
  function drop() {
    removeDrafts();
    clients.setAccount(undefined);
    clear();
    clients.renew();
    void refresh();
  }
  function onMessage({ data }: MessageEvent<string | null>) {
    // The same person has signed in again: the content stays.
    if (data === (person ?? null)) void refresh();
    else drop();
  }
  channel.addEventListener('message', onMessage);
  const stopRenewing = renewSavedTickets(clients, person);
  const stop = clients.onRefused((code) => {
    if (code !== 'SESSION_CHANGED') return;
    // The control that was pressed is gone with its page.
    drop();
    show(<OtherAccountDialog onClose={() => show(null)} />);
  });
  return () => {
    channel.removeEventListener('message', onMessage);
    stop();
    stopRenewing();
  };
}

/** Saved tickets learn of changes wherever the person is on the site. Nobody else loads the code for it. */
function renewSavedTickets(clients: ClientStore, person: string | undefined): () => void {
  if (!person || !hasSavedTickets(person)) return () => undefined;
  const renewing = import('../tickets/refresh-saved.ts').then(
    ({ keepSavedFresh }) => keepSavedFresh(clients.get(), person),
    // Without a network it is loaded on the next page.
    () => () => undefined,
  );
  return () => void renewing.then((stop) => stop());
}
