import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Seo } from '../../app/Seo.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Alert } from '../../ui/Alert.tsx';

interface Props {
  title: string;
  description: string;
  heading: string;
  /** Links below the content. */
  elsewhere: { to: string; label: string };
  children: ReactNode;
  /** Whether the page works only with the token of a mailed link; true by default. */
  needsToken?: boolean;
}

/** The narrow layout of the pages that mailed links open; not indexed by search engines. */
export function MailedLinkPage({
  title,
  description,
  heading,
  elsewhere,
  children,
  needsToken = true,
}: Props) {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  // Only the browser knows the fragment, which has the token.
  const isIncomplete = hydrated && hash.length <= 1 && needsToken;
  return (
    <div className="wrap grid max-w-[34rem] gap-6 py-10 md:py-16">
      <Seo title={title} description={description} noIndex />
      <h1 className="display text-display-md">{heading}</h1>
      {isIncomplete ? <IncompleteLink /> : children}
      <p>
        <Link to={elsewhere.to} className="font-semibold underline underline-offset-3">
          {elsewhere.label}
        </Link>
      </p>
    </div>
  );
}

function IncompleteLink() {
  return (
    <Alert tone="error" title="El enlace no está completo">
      Abre el enlace entero del último correo que te enviamos, o pide otro.
    </Alert>
  );
}
