import { graphql } from '../../gql/index.ts';

export const DoorMatches = graphql(`
  query DoorMatches {
    doorMatches {
      id
      subject
      opponent
      matchDate
    }
  }
`);

export const DoorGates = graphql(`
  query DoorGates($matchId: ID!) {
    doorGates(matchId: $matchId)
  }
`);

export const DoorListQuery = graphql(`
  query DoorList($matchId: ID!) {
    doorList(matchId: $matchId) {
      salt
      madeAt
      entries {
        hashes
        kind
        type
        reason
        gate
        admittedAt
      }
    }
  }
`);

export const DoorCountsQuery = graphql(`
  query DoorCounts($matchId: ID!) {
    doorCounts(matchId: $matchId) {
      matchId
      admitted
      ticketsSold
      conflicts
      counts {
        gate
        kind
        people
      }
    }
  }
`);

export const Admit = graphql(`
  mutation Admit($input: AdmitInput!) {
    admit(input: $input) {
      ... on AdmitSuccess {
        verdict {
          scanId
          colour
          reason
          type
          name
          number
          gate
          admittedAt
          otherMatch
          otherMatchDate
        }
      }
      ...MutationFailure
    }
  }
`);

export const SyncScans = graphql(`
  mutation SyncScans($input: SyncScansInput!) {
    syncScans(input: $input) {
      ... on SyncScansSuccess {
        verdicts {
          scanId
          reason
        }
      }
      ...MutationFailure
    }
  }
`);
