import { unauthenticated } from '../../platform/graphql/errors.ts';
import { call, found, given, optionalText, succeeded, text } from '../../platform/rest/call.ts';
import { RestError, fromGraphQLError } from '../../platform/rest/errors.ts';
import { graphql } from '../../platform/rest/gql/index.ts';

/**
 * A part of the body that is an object. Anything else counts as empty, so that it is refused for its missing fields.
 */
function part(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** `PushSubscription.expirationTime` is in milliseconds since 1970, and usually null. */
function instant(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const date = new Date(typeof value === 'number' || typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw badInput('expirationTime', 'La suscripción no es válida');
  return date.toISOString();
}

const NAMES = ['matchUpdates', 'teamNews', 'membershipOffers', 'gameReminders'] as const;

/** @throws RestError 400 for unknown preferences and values that are not boolean */
function preferences(value: unknown) {
  const sent = part(value);
  const chosen: Partial<Record<(typeof NAMES)[number], boolean>> = {};
  for (const [key, wanted] of Object.entries(sent)) {
    const name = NAMES.find((known) => known === key);
    if (!name) throw badInput(`preferences.${key}`, 'Esta preferencia no existe');
    if (typeof wanted !== 'boolean') throw badInput(`preferences.${key}`, 'Debe ser true o false');
    chosen[name] = wanted;
  }
  return chosen;
}

function badInput(path: string, message: string): RestError {
  return new RestError(400, 'BAD_USER_INPUT', `${path}: ${message}`, { fields: [{ path, message }] });
}

const NO_SUBSCRIPTION = 'No hay suscripción activa';

export const pushCalls = [
  call({
    call: 'GET /api/push/vapid-public-key',
    document: graphql(`
      query RestVapidPublicKey {
        vapidPublicKey
      }
    `),
    answer: ({ vapidPublicKey }) => ({ publicKey: vapidPublicKey }),
    failure: ({ message }) => ({ error: message }),
  }),
  call({
    call: 'POST /api/push/subscribe',
    document: graphql(`
      mutation RestSubscribeToPush($input: SubscribeToPushInput!) {
        subscribeToPush(input: $input) {
          __typename
          ... on SubscribeToPushSuccess {
            subscription {
              id
              preferences {
                matchUpdates
                teamNews
                membershipOffers
                gameReminders
              }
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        endpoint: text(body.endpoint),
        keys: { p256dh: text(part(body.keys).p256dh), auth: text(part(body.keys).auth) },
        expirationTime: instant(body.expirationTime),
        ...given(body, 'deviceInfo', (info) => ({
          browser: optionalText(part(info).browser),
          system: optionalText(part(info).system),
        })),
      },
    }),
    answer: ({ subscribeToPush }) => {
      const { subscription } = succeeded(subscribeToPush);
      return { success: true, preferences: found(subscription, NO_SUBSCRIPTION).preferences };
    },
    status: 201,
  }),
  call({
    call: 'POST /api/push/unsubscribe',
    document: graphql(`
      mutation RestUnsubscribeFromPush($endpoint: String!) {
        unsubscribeFromPush(input: { endpoint: $endpoint }) {
          __typename
          ...RestFailure
        }
      }
    `),
    variables: ({ body }) => ({ endpoint: text(body.endpoint) }),
    answer: ({ unsubscribeFromPush }) => {
      succeeded(unsubscribeFromPush);
      return { success: true };
    },
  }),
  call({
    call: 'GET /api/push/preferences',
    document: graphql(`
      query RestPushPreferences($endpoint: String!) {
        viewer {
          id
          pushSubscription(endpoint: $endpoint) {
            id
            preferences {
              matchUpdates
              teamNews
              membershipOffers
              gameReminders
            }
          }
        }
      }
    `),
    variables: ({ query }) => ({ endpoint: query.endpoint ?? '' }),
    answer: ({ viewer }) => {
      if (!viewer) throw fromGraphQLError(unauthenticated());
      return { preferences: found(viewer.pushSubscription, NO_SUBSCRIPTION).preferences };
    },
  }),
  call({
    call: 'POST /api/push/preferences',
    document: graphql(`
      mutation RestUpdatePushPreferences($input: UpdatePushPreferencesInput!) {
        updatePushPreferences(input: $input) {
          __typename
          ... on UpdatePushPreferencesSuccess {
            subscription {
              id
              preferences {
                matchUpdates
                teamNews
                membershipOffers
                gameReminders
              }
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ body }) => ({
      input: { endpoint: text(body.endpoint), preferences: preferences(body.preferences) },
    }),
    answer: ({ updatePushPreferences }) => {
      const { subscription } = succeeded(updatePushPreferences);
      return { preferences: found(subscription, NO_SUBSCRIPTION).preferences };
    },
  }),
];
