import { call, optionalText, succeeded, text } from '../../platform/rest/call.ts';
import { RestError } from '../../platform/rest/errors.ts';
import { graphql } from '../../platform/rest/gql/index.ts';
import type { SponsorshipLevel } from '../../platform/rest/gql/graphql.ts';

const LEVELS: readonly SponsorshipLevel[] = ['BRONCE', 'PLATA', 'ORO', 'PLATINO', 'PERSONALIZADO'];

/**
 * REST uses lower-case levels; a blank one means none.
 * @throws RestError 400 for an unknown level
 */
function schemaLevel(value: unknown): SponsorshipLevel | null {
  if (value === undefined || value === null || value === '') return null;
  const level = LEVELS.find((known) => known === text(value).toUpperCase());
  if (level) return level;
  const message = 'Selecciona un nivel de patrocinio válido';
  throw new RestError(400, 'BAD_USER_INPUT', message, { fields: [{ path: 'sponsorshipLevel', message }] });
}

export const inquiryCalls = [
  call({
    call: 'POST /api/sponsor-inquiries',
    document: graphql(`
      mutation RestCreateSponsorInquiry($input: CreateSponsorInquiryInput!) {
        createSponsorInquiry(input: $input) {
          __typename
          ... on CreateSponsorInquirySuccess {
            receivedAt
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        name: text(body.name),
        company: text(body.company),
        email: text(body.email),
        phone: optionalText(body.phone),
        sponsorshipLevel: schemaLevel(body.sponsorshipLevel),
        message: text(body.message),
        leaveEmpty: optionalText(body.leaveEmpty),
      },
    }),
    answer: ({ createSponsorInquiry }) => ({
      success: true,
      receivedAt: succeeded(createSponsorInquiry).receivedAt,
    }),
    status: 201,
  }),
];
