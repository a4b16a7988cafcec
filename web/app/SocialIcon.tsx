import type { club } from '../../api/club/club.ts';

type Network = (typeof club.socials)[number]['id'];

/** Simple icons drawn for this site, on a 24 px grid. */
const MARKS: Record<Network, string> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.2v.01',
  x: 'M4 4l16 16M20 4 4 20',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.2c0-1 .4-1.7 1.8-1.7h1.7V2.4c-.8-.1-1.6-.2-2.5-.2-2.6 0-4.4 1.6-4.4 4.5v2.8h-3V13h3v8',
  youtube:
    'M4.5 6.2C9 5.3 15 5.3 19.5 6.2 21 6.5 22 8 22 12s-1 5.5-2.5 5.8c-4.5.9-10.5.9-15 0C3 17.5 2 16 2 12s1-5.5 2.5-5.8ZM10 9v6l5-3Z',
};

export function SocialIcon({ network, className }: { network: Network; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={MARKS[network]} />
    </svg>
  );
}
