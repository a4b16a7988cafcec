import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { signInPath } from '../../app/return-path.ts';
import type { Failure } from '../../graphql/results.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { MessageSquareText } from '../../ui/page-icons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useViewer } from '../users/viewer.tsx';

/** Lazy loaded with its validation: readers who do not write do not download it. */
const CommentForm = lazyPart(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm }));

interface CommentBoxProps {
  newsId: string;
  onSend: (content: string) => Promise<Failure | null>;
}

/** The comment form, or a link to sign in. Same height as the form from the start, so that the list does not shift. */
export function CommentBox({ newsId, onSend }: CommentBoxProps) {
  const { status, user } = useViewer();
  return (
    <div className="min-h-67 print:hidden">
      {user && (
        <Suspense fallback={<Skeleton className="h-67" />}>
          <CommentForm key={user.id} authorId={user.id} newsId={newsId} onSend={onSend} />
        </Suspense>
      )}
      {status === 'signed-out' && <SignInFirst />}
      {status === 'loading' && (
        <>
          <Skeleton className="h-67 noscript:hidden" />
          {/* Without JavaScript the viewer is never known. */}
          <div className="hidden noscript:block">
            <SignInFirst />
          </div>
        </>
      )}
    </div>
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <div className="grid min-h-67 content-center justify-items-center gap-4 rounded-lg border-2 border-dashed border-line p-6 text-center">
      <MessageSquareText size={32} className="text-accent-text" />
      <p className="max-w-sm text-lg">¿Qué te ha parecido? Cuéntaselo al resto de la grada.</p>
      <ButtonLink to={signInPath(pathname + search)}>Inicia sesión para comentar</ButtonLink>
    </div>
  );
}
