import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Client, Provider, type SSRData } from 'urql';
import { makeClient } from './client.ts';

/** Holds the client of the current user, and replaces it when the user changes. */
export interface ClientStore {
  get(): Client;
  /** Replaces the current client by one with an empty cache. */
  renew(): Client;
  subscribe(listener: () => void): () => void;
  /** Sets the account that the page shows, which its requests name; undefined if there is none. */
  setAccount(id: string | undefined): void;
  /**
   * Notifies when the server has refused an operation: UNAUTHENTICATED if it no longer knows the session, SESSION_CHANGED
   * if the session is another account's, FORBIDDEN and others.
   */
  onRefused(listener: (code: unknown) => void): () => void;
  /** Notifies after a successful mutation. */
  onMutated(listener: () => void): () => void;
}

/** The store of the browser, starting with the responses that came with the page. */
export function browserClients(initial: SSRData | undefined): ClientStore {
  const listeners = new Set<() => void>();
  const refused = new Set<(code: unknown) => void>();
  const mutated = new Set<() => void>();
  let account: string | undefined;
  const make = (data?: SSRData) =>
    makeClient({
      initial: data,
      account: () => account,
      onRefused: (code) => refused.forEach((listener) => listener(code)),
      onMutated: () => mutated.forEach((listener) => listener()),
    }).client;
  let current = make(initial);
  return {
    get: () => current,
    renew() {
      current = make();
      listeners.forEach((listener) => listener());
      return current;
    },
    setAccount(id) {
      account = id;
    },
    subscribe: (listener) => watch(listeners, listener),
    onRefused: (listener) => watch(refused, listener),
    onMutated: (listener) => watch(mutated, listener),
  };
}

/** The store of one request on the server: one client without a user. */
export function requestClient(client: Client): ClientStore {
  const never = () => () => undefined;
  return {
    get: () => client,
    renew: () => client,
    setAccount: () => undefined,
    subscribe: never,
    onRefused: never,
    onMutated: never,
  };
}

function watch<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const StoreContext = createContext<ClientStore | null>(null);

export function ClientProvider({ store, children }: { store: ClientStore; children: ReactNode }) {
  // React state, not an external store: a renewal can then be part of the transition to another page.
  const [client, setClient] = useState(store.get);
  useEffect(() => store.subscribe(() => setClient(store.get())), [store]);
  return (
    <StoreContext value={store}>
      <Provider value={client}>{children}</Provider>
    </StoreContext>
  );
}

/** @throws outside a `ClientProvider`. */
export function useClientStore(): ClientStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useClientStore outside a ClientProvider');
  return store;
}
