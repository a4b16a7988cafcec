import { club } from '../../../../api/club/club.ts';
import { useSite } from '../../../app/site.tsx';
import { SocialIcon } from '../../../app/SocialIcon.tsx';
import { MONTHLY_VIEWS, SOCIAL_FOLLOWERS } from '../../content/sponsorship.ts';
import { formatNumber } from '../../../ui/text.ts';

const followers = Object.values(SOCIAL_FOLLOWERS);
const TOTAL = followers.reduce((sum, count) => sum + count, 0);
const MOST = Math.max(...followers);

/** The reach of the club's social media accounts. */
export function SocialReach() {
  const { season } = useSite();
  return (
    <section aria-labelledby="redes" className="border-y border-hairline bg-sunken">
      <div className="wrap grid gap-8 py-12 sm:py-16 lg:grid-cols-2 lg:gap-14">
        <div className="grid content-center gap-5">
          <h2 id="redes" className="display text-display-md">
            Una afición que comparte
          </h2>
          <dl className="flex flex-wrap gap-x-12 gap-y-5">
            <Figure value={TOTAL} label="seguidores en nuestras redes" />
            <Figure value={MONTHLY_VIEWS} label="visualizaciones en un mes de competición" />
          </dl>
          <p className="max-w-[34.5em] text-muted">
            Tu marca en las alineaciones, los resultados, los resúmenes y los vídeos del vestuario.{' '}
            <strong className="text-fg">{club.hashtag}</strong> es lo que la isla comenta el día de partido.
          </p>
          <p className="text-sm text-muted">Cifras del club, temporada {season.label}.</p>
        </div>
        <ul className="grid content-center gap-4">
          {club.socials.map(({ id, label, url }) => (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="group grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-1"
              >
                <SocialIcon network={id} className="size-6" />
                <span className="font-semibold group-hover:underline group-hover:underline-offset-4">
                  {label}
                </span>
                <span className="figure text-2xl">
                  {formatNumber(SOCIAL_FOLLOWERS[id])}
                  <span className="sr-only"> seguidores (se abre en otra pestaña)</span>
                </span>
                <svg
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className="col-span-3 h-2 w-full rounded-full bg-fg/10"
                >
                  <rect width={(SOCIAL_FOLLOWERS[id] / MOST) * 100} height="1" className="fill-accent" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-2">
      <dt className="max-w-[14.5em] text-sm text-muted">{label}</dt>
      <dd className="figure text-[3.5rem] text-accent-text">{formatNumber(value)}</dd>
    </div>
  );
}
