import { Link } from 'react-router-dom';
import { LEVEL_LABELS, SPONSORSHIP_TIERS, type SponsorshipTier } from '../../content/sponsorship.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Plus } from '../../../ui/icons.tsx';
import { Check } from '../../../ui/page-icons.tsx';
import { formatEuros, formatNumber } from '../../../ui/text.ts';
import { levelAddress } from './inquiry-level.ts';

const METALS: Record<SponsorshipTier['level'], string> = {
  bronce: 'bg-bronze',
  plata: 'bg-silver',
  oro: 'bg-gold',
  platino: 'bg-platinum',
};

/** The four tiers with their prices and benefits. */
export function TierCards() {
  return (
    <section aria-labelledby="niveles" className="wrap grid gap-6 py-12 sm:gap-8 sm:py-16">
      <div className="grid gap-2">
        <h2 id="niveles" className="display text-display-md">
          Niveles de patrocinio
        </h2>
        <p className="max-w-[40em] text-muted">
          Inversión por temporada. Cada nivel contiene todo lo del anterior, y lo ajustamos a lo que tu
          empresa necesita.
        </p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {SPONSORSHIP_TIERS.map((tier, at) => (
          <TierCard key={tier.level} tier={tier} before={SPONSORSHIP_TIERS[at - 1]} />
        ))}
      </ul>
      <p className="text-lg">
        ¿Nada encaja del todo?{' '}
        <Link
          to={levelAddress('personalizado')}
          className="font-semibold underline decoration-accent decoration-2 underline-offset-4 hover:text-accent-text"
        >
          Pide una propuesta personalizada
        </Link>
        , o colabora con productos y servicios.
      </p>
    </section>
  );
}

function TierCard({ tier, before }: { tier: SponsorshipTier; before: SponsorshipTier | undefined }) {
  const { level, label, summary, contains, mostPopular } = tier;
  return (
    <Card
      as="li"
      className={cx(
        'flex flex-col',
        mostPopular && 'on-ink planks border-coral-bright bg-navy ring-2 ring-coral-bright',
      )}
    >
      <span aria-hidden="true" className={cx('block h-2', METALS[level])} />
      <div className="flex grow flex-col gap-5 p-5 sm:p-6">
        <div className="grid gap-2">
          <div className="flex min-h-8 items-center justify-between gap-3">
            <h3 className="display text-display-sm">{label}</h3>
            {mostPopular && <Badge tone="accent">Más popular</Badge>}
          </div>
          <p className="figure text-[2rem] whitespace-nowrap text-accent-text">{priceOf(tier)}</p>
          <p className="text-muted xl:min-h-12">{summary}</p>
        </div>
        <ul className="grid grow content-start gap-2.5 border-t border-hairline pt-4 text-[0.9375rem]">
          {before && (
            <li className="flex gap-2.5 font-semibold">
              <Plus size={18} className="mt-0.5 shrink-0 text-accent-text" />
              Todo lo de {before.label}
            </li>
          )}
          {contains.map((item) => (
            <li key={item} className="flex gap-2.5">
              <Check size={18} className="mt-0.5 shrink-0 text-accent-text" />
              {item}
            </li>
          ))}
        </ul>
        <ButtonLink to={levelAddress(level)} variant={mostPopular ? 'primary' : 'secondary'}>
          Me interesa {LEVEL_LABELS[level]}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** «10.000–20.000 €», «55.000 € +» */
function priceOf({ from, to }: SponsorshipTier): string {
  return to === null ? `${formatEuros(from)}\u00a0+` : `${formatNumber(from)}–${formatEuros(to)}`;
}
