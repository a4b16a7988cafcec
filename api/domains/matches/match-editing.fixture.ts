// GraphQL documents shared by the tests of match editing.

const MATCH = `id subject homeTeam awayTeam opponent isHome matchDate competition round location result summaryUrl status
  ticketsAvailable ticketsSold ownTicketPrice periods { home away }`;

const outcome = (name: string, field: string, more = '') =>
  `mutation ($input: ${name}Input!) { ${field}(input: $input) {
    __typename
    ... on ${field.charAt(0).toUpperCase() + field.slice(1)}Success { match { ${MATCH} } }
    ... on UserError { code message }
    ... on ValidationError { fields { path message } }
    ${more}
  } }`;

export const CREATE_MATCH = outcome('CreateMatch', 'createMatch');
export const UPDATE_MATCH = outcome('UpdateMatch', 'updateMatch');

const plain = (name: string, field: string, more = '') =>
  outcome(name, field, more).replace('... on ValidationError { fields { path message } }', '');
export const START_MATCH = plain('MatchId', 'startMatch');
export const CANCEL_MATCH = plain('ToldMatch', 'cancelMatch');
export const REOPEN_MATCH = plain('ToldMatch', 'reopenMatch');
export const POSTPONE_MATCH = outcome('PostponeMatch', 'postponeMatch');
const changed = `... on ScoreChangedError { match { ${MATCH} } }`;
export const RECORD_SCORE = outcome('RecordScore', 'recordScore', changed);
export const FINISH_MATCH = outcome(
  'FinishMatch',
  'finishMatch',
  `${changed} ... on EndNotConfirmedError { doubts }`,
);

export const DELETE_MATCH = `mutation ($input: MatchIdInput!) { deleteMatch(input: $input) {
  __typename
  ... on DeleteMatchSuccess { id }
  ... on UserError { code message }
} }`;
