import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { club } from '../../api/club/club.ts';
import { Seo } from '../app/Seo.tsx';
import { ChevronLeft } from '../ui/icons.tsx';

interface PanelPageProps {
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Buttons and links beside the title, the main one last. */
  actions?: ReactNode;
  /** The parent screen, for the screen of a single item. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** The frame of a screen of the panel: title and actions; search engines do not index it. */
export function PanelPage({ title, description, actions, back, children }: PanelPageProps) {
  return (
    <div className="grid min-w-0 content-start gap-6">
      <Seo title={`${title} · Panel`} description={`${title}: panel de gestión del ${club.name}.`} noIndex />
      <header className="grid gap-3">
        {back && (
          <Link
            to={back.to}
            className="-ml-1 inline-flex min-h-8 w-fit items-center gap-1 text-sm font-semibold text-muted no-underline hover:text-fg hover:underline print:hidden"
          >
            <ChevronLeft size={18} />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 gap-1.5">
            <h1 className="display text-display-sm">{title}</h1>
            {description && <div className="max-w-[40rem] text-muted">{description}</div>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  );
}
