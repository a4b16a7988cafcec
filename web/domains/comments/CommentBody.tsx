import type { ReactNode } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDateTime, isoInstant } from '../../ui/dates.ts';
import { relativeTime } from './relative-time.ts';
import { useNow } from './use-now.ts';

export const CommentBody_comment = graphql(`
  fragment CommentBody_comment on Comment {
    id
    content
    createdAt
    authorName
  }
`);

interface CommentBodyProps {
  comment: FragmentType<typeof CommentBody_comment>;
  /** A notice for staff, above the text. */
  notes?: ReactNode;
  /** Buttons. Their row keeps its height when empty, because the viewer is not known at first. */
  children?: ReactNode;
}

/** A comment: author, time and plain text. */
export function CommentBody({ comment: key, notes, children }: CommentBodyProps) {
  const { authorName, content, createdAt } = getFragment(CommentBody_comment, key);
  const now = useNow();
  const ago = now === null ? null : relativeTime(Date.parse(createdAt), now);
  return (
    <div className="flex gap-3 sm:gap-4">
      <Avatar name={authorName} className="mt-0.5 size-11 text-base" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="headline text-lg leading-[1.2]! [overflow-wrap:anywhere]">
          <bdi>{authorName}</bdi>
        </h3>
        <p className="text-sm text-muted">
          <time dateTime={isoInstant(createdAt)}>{formatDateTime(createdAt)}</time>
          {ago && <span> · {ago}</span>}
        </p>
        {notes}
        <p dir="auto" className="mt-1 overflow-hidden py-0.5 [overflow-wrap:anywhere] whitespace-pre-line">
          {content}
        </p>
        <div className="-ml-3.5 flex min-h-10 flex-wrap items-center print:hidden">{children}</div>
      </div>
    </div>
  );
}
