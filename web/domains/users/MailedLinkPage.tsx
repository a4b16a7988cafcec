import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Seo } from '../../app/Seo.tsx';

interface Props {
  title: string;
  description: string;
  heading: string;
  /** Links below the content. */
  elsewhere: { to: string; label: string };
  children: ReactNode;
}

/** The narrow layout of the pages that mailed links open; not indexed by search engines. */
export function MailedLinkPage({ title, description, heading, elsewhere, children }: Props) {
  return (
    <div className="wrap grid max-w-[34rem] gap-6 py-10 md:py-16">
      <Seo title={title} description={description} noIndex />
      <h1 className="display text-display-md">{heading}</h1>
      {children}
      <p>
        <Link to={elsewhere.to} className="font-semibold underline underline-offset-3">
          {elsewhere.label}
        </Link>
      </p>
    </div>
  );
}
