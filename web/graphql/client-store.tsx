import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Client, Provider, type SSRData } from 'urql';
import { makeClient } from './client.ts';

/** Holds the client of the current user, and replaces it when the user changes. */
export interface ClientStore {
  get(): Client;
  /** Replaces the current client by one with an empty cache. */
  renew(): Client;
  subscribe(listener: () => void): () => void;
  /** Notifies when the server no longer knows the session. */
  onUnauthenticated(listener: () => void): () => void;
  /** Notifies when the server refused an operation of a signed-in user. */
  onForbidden(listener: () => void): () => void;
  /** Notifies after a successful mutation. */
  onMutated(listener: () => void): () => void;
}

/** The store of the browser, starting with the responses that came with the page. */
export function browserClients(initial: SSRData | undefined): ClientStore {
  const listeners = new Set<() => void>();
  const lost = new Set<() => void>();
  const refused = new Set<() => void>();
  const mutated = new Set<() => void>();
  const make = (data?: SSRData) =>
    makeClient({
      initial: data,
      onUnauthenticated: () => lost.forEach((listener) => listener()),
      onForbidden: () => refused.forEach((listener) => listener()),
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
    subscribe: (listener) => watch(listeners, listener),
    onUnauthenticated: (listener) => watch(lost, listener),
    onForbidden: (listener) => watch(refused, listener),
    onMutated: (listener) => watch(mutated, listener),
  };
}

/** The store of one request on the server: one client without a user. */
export function requestClient(client: Client): ClientStore {
  const never = () => () => undefined;
  return {
    get: () => client,
    renew: () => client,
    subscribe: never,
    onUnauthenticated: never,
    onForbidden: never,
    onMutated: never,
  };
}

function watch(listeners: Set<() => void>, listener: () => void): () => void {
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
