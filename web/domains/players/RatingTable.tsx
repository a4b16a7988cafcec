import type { RatingGroup } from './ratings.ts';

/** The figures of the radar chart as a table with bars. */
export function RatingTable({ groups }: { groups: readonly RatingGroup[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Valoraciones, de 0 a 99</caption>
      {groups.map(({ label, value, ratings }) => (
        <tbody key={label}>
          <tr className="border-b-3 border-fg">
            <th scope="rowgroup" colSpan={2} className="headline pt-3 pb-1 text-lg">
              {label}
            </th>
            <td className="figure pt-3 pb-1 text-right text-2xl">{value}</td>
          </tr>
          {ratings.map((rating) => (
            <tr key={rating.label} className="border-b border-hairline">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {rating.label}
              </th>
              <td aria-hidden="true" className="w-2/5">
                <span className="block h-2 overflow-hidden rounded-full bg-fg/12">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${Math.min(rating.value, 100)}%` }}
                  />
                </span>
              </td>
              <td className="w-12 py-1.5 text-right font-semibold tabular-nums">{rating.value}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
