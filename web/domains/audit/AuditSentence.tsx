import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { ACTION_VERBS, auditObject } from './audit-words.ts';
import { subjectAddress } from './audited-things.ts';

export const AuditSentence_entry = graphql(`
  fragment AuditSentence_entry on AuditEntry {
    actorName
    action
    subjectType
    subjectId
    subject
    currentName
  }
`);

interface AuditSentenceProps {
  entry: FragmentType<typeof AuditSentence_entry>;
  /** Omits the actor, if it is shown beside the sentence. */
  withoutActor?: boolean;
}

/**
 * An audit log entry as a sentence: «Marga Fiol publicó la noticia «Victoria en casa»», with a link to the screen that
 * manages the subject.
 */
export function AuditSentence({ entry, withoutActor }: AuditSentenceProps) {
  const { actorName, action, ...object } = getFragment(AuditSentence_entry, entry);
  const { subjectType, subjectId } = object;
  const address = subjectType && action !== 'DELETE' ? subjectAddress(subjectType, subjectId) : null;
  return (
    <>
      {!withoutActor && <strong className="font-semibold">{actorName} </strong>}
      {action ? ACTION_VERBS[action] : 'hizo algo con'}{' '}
      {address ? (
        <Link to={address} className="underline decoration-line underline-offset-3 hover:decoration-fg">
          {auditObject(object)}
        </Link>
      ) : (
        auditObject(object)
      )}
    </>
  );
}
