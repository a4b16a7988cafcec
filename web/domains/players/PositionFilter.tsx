import type { Position } from '../../gql/graphql.ts';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { POSITIONS } from './positions.ts';
import { squadAddress } from './squad-address.ts';

const ALL = '';

/** The squad's filter by position. */
export function PositionFilter({ season, position }: { season: number | null; position: Position | null }) {
  return (
    <FilterChips
      label="Posición"
      className="min-h-11"
      value={position ?? ALL}
      href={(code) =>
        squadAddress({ season, position: POSITIONS.find((one) => one.code === code)?.code ?? null })
      }
      items={[
        { value: ALL, label: 'Todos' },
        ...POSITIONS.map(({ code, plural }) => ({
          value: code,
          label: (
            <>
              {code} <span className="ml-1.5 font-medium">{plural}</span>
            </>
          ),
        })),
      ]}
    />
  );
}
