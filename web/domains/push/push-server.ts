import type { Client } from 'urql';
import type { PushPreferences } from '../../../api/domains/push/push.input.ts';
import { getFragment, graphql } from '../../gql/index.ts';
import { type Failure, readOutcome } from '../../graphql/results.ts';
import { describeDevice } from './browser-push.ts';

const pushServer_subscription = graphql(`
  fragment pushServer_subscription on PushSubscription {
    id
    preferences {
      matchUpdates
      teamNews
      membershipOffers
      gameReminders
    }
  }
`);

const VapidPublicKey = graphql(`
  query VapidPublicKey {
    vapidPublicKey
  }
`);

const OwnPushSubscription = graphql(`
  query OwnPushSubscription($endpoint: String!) {
    viewer {
      id
      pushSubscription(endpoint: $endpoint) {
        ...pushServer_subscription
      }
    }
  }
`);

const SubscribeToPush = graphql(`
  mutation SubscribeToPush($input: SubscribeToPushInput!) {
    subscribeToPush(input: $input) {
      __typename
      ... on SubscribeToPushSuccess {
        subscription {
          ...pushServer_subscription
        }
      }
      ...MutationFailure
    }
  }
`);

const UnsubscribeFromPush = graphql(`
  mutation UnsubscribeFromPush($endpoint: String!) {
    unsubscribeFromPush(input: { endpoint: $endpoint }) {
      __typename
      ...MutationFailure
    }
  }
`);

const UpdatePushPreferences = graphql(`
  mutation UpdatePushPreferences($input: UpdatePushPreferencesInput!) {
    updatePushPreferences(input: $input) {
      __typename
      ...MutationFailure
    }
  }
`);

const NETWORK = { requestPolicy: 'network-only' } as const;

/** The server's calls for a device's notifications. */
export const pushServer = (client: Client) => ({
  /** The key for new subscriptions, or null if the request fails. */
  async publicKey(): Promise<string | null> {
    const { data } = await client.query(VapidPublicKey, {}, NETWORK).toPromise();
    return data?.vapidPublicKey ?? null;
  },

  /** The device's preferences; null if it belongs to another user, undefined if the request fails. */
  async preferencesOf(endpoint: string): Promise<PushPreferences | null | undefined> {
    const { data } = await client.query(OwnPushSubscription, { endpoint }, NETWORK).toPromise();
    if (!data?.viewer) return undefined;
    return getFragment(pushServer_subscription, data.viewer.pushSubscription)?.preferences ?? null;
  },

  async save(
    subscription: PushSubscription,
  ): Promise<{ ok: true; preferences: PushPreferences | undefined } | Failure> {
    const { endpoint, keys, expirationTime } = subscription.toJSON();
    const input = {
      endpoint: endpoint ?? subscription.endpoint,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      expirationTime: expirationTime ? new Date(expirationTime).toISOString() : null,
      deviceInfo: describeDevice(navigator.userAgent),
    };
    const { data, error } = await client.mutation(SubscribeToPush, { input }).toPromise();
    const outcome = readOutcome(data?.subscribeToPush, error);
    if (!outcome.ok) return outcome;
    const saved = getFragment(pushServer_subscription, outcome.value.subscription);
    return { ok: true, preferences: saved?.preferences };
  },

  async remove(endpoint: string) {
    const { data, error } = await client.mutation(UnsubscribeFromPush, { endpoint }).toPromise();
    return readOutcome(data?.unsubscribeFromPush, error);
  },

  async change(endpoint: string, preferences: Partial<PushPreferences>) {
    const input = { endpoint, preferences };
    const { data, error } = await client.mutation(UpdatePushPreferences, { input }).toPromise();
    return readOutcome(data?.updatePushPreferences, error);
  },
});
