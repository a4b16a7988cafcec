import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Seo } from '../../app/Seo.tsx';

interface Props {
  title: string;
  description: string;
  heading: string;
  /** Where else one may want to go. */
  elsewhere: { to: string; label: string };
  children: ReactNode;
}

/** One of the narrow pages around the links that are mailed, which nobody should find by searching. */
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
