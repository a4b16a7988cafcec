import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { MembershipsPageQuery } from '../../../gql/graphql.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { formatShortDate } from '../../../ui/dates.ts';
import { toast } from '../../../ui/toast.ts';
import type { Grant, Renewal } from './membership-forms.ts';

const GrantMembership = graphql(`
  mutation GrantMembership($input: GrantMembershipInput!) {
    grantMembership(input: $input) {
      ... on GrantMembershipSuccess {
        membership {
          id
          holderName
        }
      }
      ...MutationFailure
    }
  }
`);

const RenewMembership = graphql(`
  mutation RenewMembership($input: RenewMembershipInput!) {
    renewMembership(input: $input) {
      ... on RenewMembershipSuccess {
        membership {
          id
          holderName
          expiryDate
        }
      }
      ...MutationFailure
    }
  }
`);

const EndMembership = graphql(`
  mutation EndMembership($input: EndMembershipInput!) {
    endMembership(input: $input) {
      ... on EndMembershipSuccess {
        membership {
          id
          holderName
        }
      }
      ...MutationFailure
    }
  }
`);

export type ListedMembership = MembershipsPageQuery['memberships']['items'][number];

const LISTED = { additionalTypenames: ['Membership', 'MembershipPage'] };

/** What staff do to memberships. The first two give back what went wrong, for the form to show. */
export function useMembershipChanges() {
  const [, grantMembership] = useMutation(GrantMembership);
  const [, renewMembership] = useMutation(RenewMembership);
  const [, endMembership] = useMutation(EndMembership);

  async function grant({ activationDate, expiryDate, ...rest }: Grant): Promise<Failure | null> {
    const input = {
      ...rest,
      activationDate: activationDate.toISOString(),
      expiryDate: expiryDate.toISOString(),
    };
    const { data, error } = await grantMembership({ input }, LISTED);
    const outcome = readOutcome(data?.grantMembership, error);
    if (!outcome.ok) return atField(outcome);
    toast.success('Carnet creado', `${outcome.value.membership.holderName} ya es socio.`);
    return null;
  }

  async function renew(id: string, { expiryDate, type }: Renewal): Promise<Failure | null> {
    const input = { id, expiryDate: expiryDate.toISOString(), type: type ?? null };
    const { data, error } = await renewMembership({ input }, LISTED);
    const outcome = readOutcome(data?.renewMembership, error);
    if (!outcome.ok) return outcome;
    const { membership } = outcome.value;
    const until = formatShortDate(new Date(membership.expiryDate).getTime() - 1);
    toast.success('Carnet renovado', `El de ${membership.holderName} vale hasta el ${until}.`);
    return null;
  }

  async function end({ id }: ListedMembership): Promise<void> {
    const { data, error } = await endMembership({ input: { id } }, LISTED);
    const outcome = readOutcome(data?.endMembership, error);
    if (!outcome.ok) toast.error(outcome.message, 'Error al dar de baja el carnet');
    else toast.success('Carnet dado de baja', `El de ${outcome.value.membership.holderName} ya no vale.`);
  }

  return { grant, renew, end };
}

/** That nobody has the e-mail is about one field, though it is no validation. */
function atField(failure: Failure): Failure {
  const isAboutPerson = failure.type === 'NotFoundError' || failure.type === 'AlreadyMemberError';
  return isAboutPerson ? { ...failure, fields: { email: failure.message } } : failure;
}
