import { receivedUpload, type Upload } from '../../platform/http/received-upload.ts';
import {
  call,
  given,
  optionalText,
  readPage,
  sentFile,
  succeeded,
  text,
  type RestRequest,
} from '../../platform/rest/call.ts';
import { getFragment, graphql, type FragmentType } from '../../platform/rest/gql/index.ts';
import type { SponsorCategory } from '../../platform/rest/gql/graphql.ts';
import { SPONSOR_STAFF } from './sponsors.ts';

const RestSponsor = graphql(`
  fragment RestSponsor on Sponsor {
    id
    name
    category
    logoUrl
    website
    description
    order
  }
`);

function sponsorBody(sponsor: FragmentType<typeof RestSponsor>) {
  const { id, category, ...rest } = getFragment(RestSponsor, sponsor);
  return { id: Number(id), ...rest, category: category.toLowerCase() };
}

/** Fields for staff, including visibility. */
const RestManagedSponsor = graphql(`
  fragment RestManagedSponsor on Sponsor {
    ...RestSponsor
    isVisible
  }
`);

function managedBody(managed: FragmentType<typeof RestManagedSponsor>) {
  const sponsor = getFragment(RestManagedSponsor, managed);
  return { ...sponsorBody(sponsor), isVisible: sponsor.isVisible };
}

// REST uses lower-case tiers.
const TIERS = new Map<unknown, SponsorCategory>([
  ['platino', 'PLATINO'],
  ['oro', 'ORO'],
  ['plata', 'PLATA'],
  ['bronce', 'BRONCE'],
  ['colaborador', 'COLABORADOR'],
]);

// Unreadable values become null. The schema then refuses them for their field, after the access check. Form parts are
// strings, JSON values have types.

function tier(value: unknown): SponsorCategory | null {
  return TIERS.get(value) ?? null;
}

function yesOrNo(value: unknown): boolean | null {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

function order(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) < 2 ** 31 && Number.isInteger(number) ? number : null;
}

/** The optional fields. */
function optionalFields({ body: { displayOrder, ...body } }: RestRequest) {
  return {
    ...given(body, 'website', optionalText),
    ...given(body, 'description', optionalText),
    ...given(body, 'logoUrl', optionalText),
    ...given(body, 'isVisible', yesOrNo),
    ...(displayOrder !== undefined && { order: order(displayOrder) }),
  };
}

/** A form without a chosen file sends a part without name and content. */
function chosenFile(files: RestRequest['files'], part: string): Upload | undefined {
  const file = files.get(part);
  return file && (file.size > 0 || file.fileName !== '') ? receivedUpload(file) : undefined;
}

/** The schema refuses an unknown tier. */
const askedTier = ({ query }: RestRequest) =>
  query.category === 'all'
    ? null
    : ((optionalText(query.category)?.toUpperCase() as SponsorCategory) ?? null);

/** The same list for those who edit it: with the hidden ones, and with what is hidden. */
const managedSponsors = call({
  call: 'GET /api/sponsors',
  document: graphql(`
    query RestManagedSponsors($category: SponsorCategory, $page: Int!, $pageSize: Int!, $upTo: String) {
      allSponsors(category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {
        totalCount
        page
        pageSize
        upTo
        items {
          ...RestManagedSponsor
        }
      }
    }
  `),
  variables: (request) => ({ category: askedTier(request), ...readPage(request.query) }),
  answer: ({ allSponsors }) => allSponsors.items.map(managedBody),
  page: ({ allSponsors }) => allSponsors,
});

export const sponsorCalls = [
  call({
    call: 'GET /api/sponsors',
    staff: { roles: SPONSOR_STAFF, call: managedSponsors },
    document: graphql(`
      query RestSponsors($category: SponsorCategory) {
        sponsors(category: $category) {
          ...RestSponsor
        }
      }
    `),
    variables: (request) => ({ category: askedTier(request) }),
    answer: ({ sponsors }) => sponsors.map(sponsorBody),
  }),
  call({
    call: 'POST /api/sponsors',
    multipart: 'or JSON',
    document: graphql(`
      mutation RestCreateSponsor($input: CreateSponsorInput!) {
        createSponsor(input: $input) {
          __typename
          ... on CreateSponsorSuccess {
            sponsor {
              ...RestManagedSponsor
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: (request) => ({
      input: {
        name: text(request.body.name),
        category: tier(request.body.category),
        ...optionalFields(request),
        banner: chosenFile(request.files, 'banner'),
      },
    }),
    answer: ({ createSponsor }) => managedBody(succeeded(createSponsor).sponsor),
    status: 201,
  }),
  call({
    call: 'PUT /api/sponsors/:id',
    document: graphql(`
      mutation RestUpdateSponsor($input: UpdateSponsorInput!) {
        updateSponsor(input: $input) {
          __typename
          ... on UpdateSponsorSuccess {
            sponsor {
              ...RestManagedSponsor
            }
          }
          ...RestFailure
        }
      }
    `),
    variables: (request) => ({
      input: {
        id: request.params.id ?? '',
        ...given(request.body, 'name', text),
        ...given(request.body, 'category', tier),
        ...optionalFields(request),
      },
    }),
    answer: ({ updateSponsor }) => managedBody(succeeded(updateSponsor).sponsor),
  }),
  call({
    call: 'DELETE /api/sponsors/:id',
    document: graphql(`
      mutation RestDeleteSponsor($id: ID!) {
        deleteSponsor(input: { id: $id }) {
          __typename
          ...RestFailure
        }
      }
    `),
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ deleteSponsor }) => succeeded(deleteSponsor),
    status: 204,
  }),
  call({
    call: 'POST /api/sponsors/upload-banner',
    multipart: true,
    document: graphql(`
      mutation RestUploadSponsorBanner($input: UploadSponsorBannerInput!) {
        uploadSponsorBanner(input: $input) {
          __typename
          ... on UploadSponsorBannerSuccess {
            url
          }
          ...RestFailure
        }
      }
    `),
    variables: ({ files }) => ({ input: { banner: sentFile(files, 'banner') } }),
    answer: ({ uploadSponsorBanner }) => ({ url: succeeded(uploadSponsorBanner).url }),
  }),
];
