/** All fields that staff can read of a sponsor. */
const SPONSOR = 'id name category website description logoUrl isVisible order';
const FAILURE = '... on UserError { message } ... on ValidationError { fields { path message } }';

export const CREATE = `mutation ($input: CreateSponsorInput!) { createSponsor(input: $input) {
  __typename ... on CreateSponsorSuccess { sponsor { ${SPONSOR} } } ${FAILURE}
} }`;

export const UPDATE = `mutation ($input: UpdateSponsorInput!) { updateSponsor(input: $input) {
  __typename ... on UpdateSponsorSuccess { sponsor { ${SPONSOR} } } ${FAILURE}
} }`;

export const DELETE = `mutation ($input: DeleteSponsorInput!) { deleteSponsor(input: $input) {
  __typename ... on DeleteSponsorSuccess { id } ... on UserError { message }
} }`;

export const MOVE = `mutation ($input: MoveSponsorInput!) { moveSponsor(input: $input) {
  __typename ... on MoveSponsorSuccess { sponsors { id name order } } ${FAILURE}
} }`;

export const UPLOAD = `mutation ($input: UploadSponsorBannerInput!) { uploadSponsorBanner(input: $input) {
  __typename ... on UploadSponsorBannerSuccess { url } ${FAILURE}
} }`;
