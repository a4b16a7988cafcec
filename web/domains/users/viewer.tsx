import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Client } from 'urql';
import { getFragment, graphql } from '../../gql/index.ts';
import type { Role, Viewer_UserFragment } from '../../gql/graphql.ts';
import { useClientStore } from '../../graphql/client-store.tsx';
import { clearSavedUnlessOwner } from '../../offline/saved-owner.ts';
import { keepPushOnlyFor } from '../push/device-owner.ts';

/** What the whole site knows of the person who is signed in. */
export const Viewer_user = graphql(`
  fragment Viewer_user on User {
    id
    name
    email
    role
    roles
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
 * Who is at the screen. It is `loading` on the server and while hydrating, since served pages are the same for everyone;
 * `failed` means that the server could not be asked, `ended` whose session the server ended while they were at work.
 */
export type ViewerState =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null; failed?: boolean; ended?: Viewer }
  | { status: 'signed-in'; user: Viewer };

interface ViewerContextValue {
  viewer: ViewerState;
  setViewer: (state: ViewerState) => void;
  /** Asks the server again who is signed in. */
  refresh: () => Promise<void>;
  /** Has what the person sees outlive their session, until it is called again with false. */
  keepContent: (keep: boolean) => void;
}

const ViewerContext = createContext<ViewerContextValue | null>(null);

export const LOADING = { status: 'loading', user: null } as const;
export const SIGNED_OUT = { status: 'signed-out', user: null } as const;

export function ViewerProvider({ children }: { children: ReactNode }) {
  const clients = useClientStore();
  const [viewer, setViewer] = useState<ViewerState>(LOADING);

  const contentKept = useRef(false);
  const keepContent = useCallback(
    (keep: boolean) => {
      contentKept.current = keep;
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
    return { viewer, setViewer, refresh, keepContent };
  }, [viewer, clients, keepContent]);

  useEffect(() => {
    let current = true;
    // A sign-in that finishes first knows better than the question asked before it.
    void fetchViewer(clients.get()).then((state) => {
      if (current) setViewer((now) => (now.status === 'loading' ? state : now));
    });
    return () => {
      current = false;
    };
  }, [clients]);

  // What somebody saved on this device is for them alone, as soon as it is known who is there.
  useEffect(() => {
    if (viewer.status === 'signed-in' || (viewer.status === 'signed-out' && !viewer.failed)) {
      clearSavedUnlessOwner(viewer.user?.id);
    }
    // A session that merely ended leaves the person's own device theirs.
    if (viewer.user) keepPushOnlyFor(viewer.user.id);
  }, [viewer]);

  // The session ended elsewhere (another tab, an administrator, time): drop what it could see.
  useEffect(
    () =>
      clients.onUnauthenticated(() => {
        setViewer((now) => {
          if (now.status !== 'signed-in') return now.status === 'loading' ? SIGNED_OUT : now;
          if (!contentKept.current) queueMicrotask(() => clients.renew());
          return { ...SIGNED_OUT, ended: now.user };
        });
      }),
    [clients],
  );

  // What the person may do has changed while they were at work, such as their role now needing a second factor.
  useEffect(
    () =>
      clients.onForbidden(() => {
        void fetchViewer(clients.get()).then((state) => {
          if (state.status === 'signed-in') setViewer((now) => (now.status === 'signed-in' ? state : now));
        });
      }),
    [clients],
  );

  return <ViewerContext value={value}>{children}</ViewerContext>;
}

async function fetchViewer(client: Client): Promise<ViewerState> {
  const { data } = await client.query(ViewerQuery, {}, { requestPolicy: 'network-only' }).toPromise();
  if (!data) return { ...SIGNED_OUT, failed: true };
  const user = getFragment(Viewer_user, data.viewer);
  return user ? { status: 'signed-in', user } : SIGNED_OUT;
}

/** Shows what is inside it as if the person were still there. */
export function ViewerAsBefore({ user, children }: { user: Viewer; children: ReactNode }) {
  const context = useViewerContext();
  const value = useMemo<ViewerContextValue>(
    () => ({ ...context, viewer: { status: 'signed-in', user } }),
    [context, user],
  );
  return <ViewerContext value={value}>{children}</ViewerContext>;
}

/** @throws outside a `ViewerProvider` (spec section 8). */
export function useViewerContext(): ViewerContextValue {
  const value = use(ViewerContext);
  if (!value) throw new Error('useViewer outside a ViewerProvider');
  return value;
}

/** Who is at the screen, see `ViewerState`. */
export function useViewer(): ViewerState {
  return useViewerContext().viewer;
}

/** Whether the person has a role, or any one of a list (spec section 6). */
export function hasRole(user: Pick<Viewer, 'role' | 'roles'> | null, ...wanted: readonly Role[]): boolean {
  return !!user && wanted.some((role) => user.role === role || user.roles.includes(role));
}

/** The four roles that work in the admin area (spec section 6). */
export const STAFF_ROLES = ['ADMIN', 'EDITOR', 'SPORTS_MANAGER', 'COMMERCIAL_MANAGER'] as const;

export function isStaff(user: Pick<Viewer, 'role' | 'roles'> | null): boolean {
  return hasRole(user, ...STAFF_ROLES);
}

/** Whether only the second factor that the club asks of its staff is missing for what these roles open. */
export function lacksSecondFactor(user: Viewer, opening: readonly Role[]): boolean {
  const ofFans = opening.filter((role) => !STAFF_ROLES.some((staff) => staff === role));
  return user.needsSecondFactor && hasRole(user, ...opening) && !hasRole(user, ...ofFans);
}
