import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { useRowAction } from '../../../ui/row-action.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { SponsorCategory } from '../../../gql/graphql.ts';
import { tierOf } from '../sponsor-tiers.ts';
import type { ManagedSponsor } from './managed-sponsor.ts';
import { SponsorThumbnail } from './SponsorThumbnail.tsx';
import type { useVisibility } from './use-visibility.ts';

const TONES: Record<SponsorCategory, BadgeTone> = {
  PLATINO: 'platinum',
  ORO: 'gold',
  PLATA: 'silver',
  BRONCE: 'bronze',
  COLABORADOR: 'neutral',
};

/** The columns of the table of sponsors. */
export function sponsorColumns(visibility: ReturnType<typeof useVisibility>): Column<ManagedSponsor>[] {
  return [
    {
      id: 'nombre',
      header: 'Patrocinador',
      names: true,
      cell: (sponsor) => (
        <span className="flex items-center gap-3">
          <SponsorThumbnail sponsor={sponsor} />
          <span className="grid min-w-0 justify-items-start gap-1">
            <span className="font-semibold wrap-anywhere">{sponsor.name}</span>
            {!visibility.isVisible(sponsor) && <Badge tone="warn">Oculto</Badge>}
          </span>
        </span>
      ),
    },
    {
      id: 'nivel',
      header: 'Categoría',
      cell: ({ category }) => <Badge tone={TONES[category]}>{tierOf(category).label}</Badge>,
    },
    {
      id: 'web',
      header: 'Sitio web',
      className: 'wrap-anywhere',
      cell: ({ website }) =>
        website ? (
          <a href={website} target="_blank" rel="noopener" className="underline underline-offset-3">
            {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        ) : (
          <span className="text-muted">—</span>
        ),
    },
    {
      id: 'visible',
      header: 'Visible',
      cell: (sponsor) => <VisibleSwitch sponsor={sponsor} {...visibility} />,
    },
  ];
}

type VisibleSwitchProps = ReturnType<typeof useVisibility> & { sponsor: ManagedSponsor };

function VisibleSwitch({ sponsor, isVisible, toggle }: VisibleSwitchProps) {
  const run = useRowAction();
  return (
    <Switch
      label={`${sponsor.name} visible en la web`}
      hideLabel
      checked={isVisible(sponsor)}
      onChange={() => run(() => toggle(sponsor))}
    />
  );
}
