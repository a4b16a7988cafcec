import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { BarRows, ChartLegend } from '../../ui/charts/BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';
import { counted } from './period-words.ts';

export const InquiriesChart_level = graphql(`
  fragment InquiriesChart_level on AnalyticsInquiries {
    level
    new
    contacted
    agreed
    declined
  }
`);

const LEVELS: Readonly<Record<string, string>> = {
  bronce: 'Bronce',
  plata: 'Plata',
  oro: 'Oro',
  platino: 'Platino',
  personalizado: 'Personalizado',
};

const STATUSES = [
  { status: 'new', one: 'nueva', label: 'Nuevas', colour: 'accent' },
  { status: 'contacted', one: 'contactada', label: 'Contactadas', colour: 'sea' },
  { status: 'agreed', one: 'acordada', label: 'Acordadas', colour: 'ok' },
  { status: 'declined', one: 'descartada', label: 'Descartadas', colour: 'muted' },
] as const;

interface InquiriesChartProps {
  levels: readonly FragmentType<typeof InquiriesChart_level>[];
  fileName: string;
}

/** The inquiries of companies by level, and their states. */
export function InquiriesChart({ levels: keys, fileName }: InquiriesChartProps) {
  const rows = keys
    .map((key) => getFragment(InquiriesChart_level, key))
    .map((level) => {
      const segments = STATUSES.map(({ status, ...rest }) => ({ ...rest, value: level[status] }));
      const label = level.level === null ? 'Sin nivel' : (LEVELS[level.level] ?? level.level);
      return { key: level.level ?? '', label, segments };
    });
  const count = (which: (label: string) => boolean) =>
    rows
      .flatMap(({ segments }) => segments)
      .reduce((sum, { label, value }) => sum + (which(label) ? value : 0), 0);
  const total = count(() => true);
  const open = count((label) => label === 'Nuevas');
  return (
    <ChartCard
      title="Solicitudes de patrocinio"
      summary={`${counted(total, 'solicitud', 'solicitudes')} en el periodo; ${counted(open, 'espera', 'esperan')} respuesta.`}
      isEmpty={total === 0}
      table={{
        header: ['Nivel', ...STATUSES.map(({ label }) => label)],
        rows: rows.map(({ label, segments }) => [label, ...segments.map(({ value }) => value)]),
      }}
      fileName={fileName}
    >
      <div className="grid gap-4">
        <ChartLegend items={STATUSES} />
        <BarRows
          name="Solicitudes por nivel"
          rows={rows.map((row) => ({
            ...row,
            note: row.segments
              .filter(({ value }) => value > 0)
              .map(({ one, value }) => counted(value, one, `${one}s`))
              .join(' · '),
          }))}
        />
      </div>
    </ChartCard>
  );
}
