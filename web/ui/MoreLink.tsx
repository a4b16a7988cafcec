import { Link } from 'react-router-dom';
import { ArrowRight } from './icons.tsx';

/** «Ver todas →»: a link to the full list. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-display font-bold underline decoration-accent decoration-2 underline-offset-6 [font-stretch:92%] hover:text-accent-text"
    >
      {label} <ArrowRight size={18} />
    </Link>
  );
}
