import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Client } from 'urql';
import { getFragment, graphql } from '../../gql/index.ts';
import type { Role, Viewer_UserFragment } from '../../gql/graphql.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { clearSavedUnlessOwner } from '../../offline/saved-owner.ts';
import { endPushUnlessOwner } from '../push/device-owner.ts';

/** The signed-in user's data that the whole site needs. */
export const Viewer_user = graphql(`
  fragment Viewer_user on User {
    id
    name
    email
    role
    roles
    rights
    registrationDate
    needsSecondFactor
  }
`);

const ViewerQuery = graphql(`
  query Viewer {
    viewer {
      id
      ...Viewer_user
    }
  }
`);

export type Viewer = Viewer_UserFragment;

/**
 * The current user. `loading` on the server and during hydration, since served pages are the same for everyone;
 * `failed` if the server did not answer, `ended` is the user whose session ended while they were using the page.
 */
type ViewerState =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null; failed?: boolean; ended?: Viewer }
  | { status: 'signed-in'; user: Viewer };

interface ViewerContextValue {
  viewer: ViewerState;
  setViewer: (state: ViewerState) => void;
  /** Refetches the signed-in user. */
  refresh: () => Promise<void>;
  /** Keeps the content on the screen if the session ends, until it is called again with false. */
  keepContent: (keep: boolean) => void;
  /** Changes when the page must begin anew, because it is another person's now. */
  pageKey: number;
}

const ViewerContext = createContext<ViewerContextValue | null>(null);

export const LOADING = { status: 'loading', user: null } as const;
export const SIGNED_OUT = { status: 'signed-out', user: null } as const;

export function ViewerProvider({ children }: { children: ReactNode }) {
  const clients = useClientStore();
  const [viewer, setViewer] = useState<ViewerState>(LOADING);

  const [pageKey, setPageKey] = useState(0);
  const [notice, setNotice] = useState<ReactNode>(null);

  const keepsContent = useRef(false);
  const keepContent = useCallback(
    (keep: boolean) => {
      keepsContent.current = keep;
      if (keep) return;
      setViewer((now) => {
        if (now.status !== 'signed-out' || !now.ended) return now;
        queueMicrotask(() => clients.renew());
        return SIGNED_OUT;
      });
    },
    [clients],
  );

  const value = useMemo<ViewerContextValue>(() => {
    const refresh = async () => setViewer(await fetchViewer(clients.get()));
    return { viewer, setViewer, refresh, keepContent, pageKey };
  }, [viewer, clients, keepContent, pageKey]);

  useEffect(() => {
    let current = true;
    // A sign-in that finishes first is newer than the response of this query.
    void fetchViewer(clients.get()).then((state) => {
      if (current) setViewer((now) => (now.status === 'loading' ? state : now));
    });
    return () => {
      current = false;
    };
  }, [clients]);

  useEffect(() => {
    // For tests: the page has hydrated, and it knows whether a user is signed in.
    document.body.dataset['viewer'] = viewer.status;
    // Saved passes are private: clear those of another user as soon as the user is known.
    if (viewer.status !== 'loading' && !('failed' in viewer)) clearSavedUnlessOwner(viewer.user?.id);
    // Only for a signed-in user: an expired session does not end notifications on its user's own device.
    if (viewer.user) endPushUnlessOwner(viewer.user.id);
  }, [viewer]);

  const person = (viewer.user ?? ('ended' in viewer ? viewer.ended : null))?.id;
  useEffect(() => {
    clients.setAccount(person);
    // A tab that has been another person's goes on.
    if (!person && !pageKey) return undefined;
    const clear = () => {
      setPageKey((key) => key + 1);
      setViewer(LOADING);
    };
    const refresh = async () => setViewer(await fetchViewer(clients.get()));
    const following = import('./session-tabs.tsx').then(({ followSession }) =>
      followSession({ clients, person, clear, refresh, show: setNotice }),
    );
    return () => void following.then((stop) => stop());
  }, [clients, person, pageKey]);

  useEffect(
    () =>
      clients.onRefused((code) => {
        // The session ended elsewhere (an administrator, a timeout): clear the user's data.
        if (code === 'UNAUTHENTICATED')
          setViewer((now) => {
            if (!now.user) return now.status === 'loading' ? SIGNED_OUT : now;
            if (!keepsContent.current) queueMicrotask(() => clients.renew());
            return { ...SIGNED_OUT, ended: now.user };
          });
        // The user's rights have changed meanwhile, for example their role now requires a second factor.
        if (code === 'FORBIDDEN')
          void fetchViewer(clients.get()).then((state) => {
            if (state.user) setViewer((now) => (now.user ? state : now));
          });
      }),
    [clients],
  );

  return (
    <ViewerContext value={value}>
      {children}
      {notice}
    </ViewerContext>
  );
}

async function fetchViewer(client: Client): Promise<ViewerState> {
  // Names no account: it asks whose session it is.
  const context = { requestPolicy: 'network-only', fetchOptions: {} } as const;
  const { data } = await client.query(ViewerQuery, {}, context).toPromise();
  if (!data) return { ...SIGNED_OUT, failed: true };
  const user = getFragment(Viewer_user, data.viewer);
  return user ? { status: 'signed-in', user } : SIGNED_OUT;
}

/** Renders its children as if the user were still signed in. */
export function ViewerAsBefore({ user, children }: { user: Viewer; children: ReactNode }) {
  const context = useViewerContext();
  const value = useMemo<ViewerContextValue>(
    () => ({ ...context, viewer: { status: 'signed-in', user } }),
    [context, user],
  );
  return <ViewerContext value={value}>{children}</ViewerContext>;
}

/** @throws outside a `ViewerProvider`. */
export function useViewerContext(): ViewerContextValue {
  const value = use(ViewerContext);
  if (!value) throw new Error('useViewer outside a ViewerProvider');
  return value;
}

/** The current user, see `ViewerState`. */
export function useViewer(): ViewerState {
  return useViewerContext().viewer;
}

/** Whether the user has a role, or any role of a list. */
export function hasRole(user: Pick<Viewer, 'role' | 'roles'> | null, ...wanted: readonly Role[]): boolean {
  return !!user && wanted.some((role) => user.role === role || user.roles.includes(role));
}

/** The four roles that work in the admin area. */
export const STAFF_ROLES = ['ADMIN', 'EDITOR', 'SPORTS_MANAGER', 'COMMERCIAL_MANAGER'] as const;

export function isStaff(user: Pick<Viewer, 'role' | 'roles'> | null): boolean {
  return hasRole(user, ...STAFF_ROLES);
}

/** Whether only the second factor, which the club requires of its staff, is missing for these roles. */
export function lacksSecondFactor(user: Viewer, opening: readonly Role[]): boolean {
  const ofFans = opening.filter((role) => !STAFF_ROLES.some((staff) => staff === role));
  return user.needsSecondFactor && hasRole(user, ...opening) && !hasRole(user, ...ofFans);
}
