import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TriangleAlert } from '../../ui/page-icons.tsx';
import type { CardPass } from './abono-card-data.ts';
import { Fact } from './Fact.tsx';
import { FIELD_GROUPS, fieldText } from './pass-fields.ts';

interface DoubtfulFieldsProps {
  pass: CardPass;
  isConfirming: boolean;
  onConfirm: () => void;
  onReport: () => void;
}

/** Asks the person who uploaded a pass about the values that were read without certainty. */
export function DoubtfulFields({ pass, isConfirming, onConfirm, onReport }: DoubtfulFieldsProps) {
  const title = useId();
  const doubted = FIELD_GROUPS.flatMap(({ fields }) => fields).filter(({ name }) =>
    pass.dudas.includes(name),
  );
  return (
    <section
      aria-labelledby={title}
      className="grid gap-3 rounded-md border-l-6 border-warn bg-warn-soft p-4 text-fg"
    >
      <div>
        <h5 id={title} className="flex items-center gap-2 font-semibold">
          <TriangleAlert size={20} className="shrink-0 text-warn" />
          Comprueba estos datos
        </h5>
        <p className="text-[0.9375rem]">No los hemos leído con total seguridad. Compáralos con tu abono.</p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {doubted.map(({ name, label }) => (
          <Fact key={name} name={label}>
            {fieldText(name, pass[name]) ?? 'No lo hemos podido leer'}
          </Fact>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button pending={isConfirming} onClick={onConfirm}>
          Todo es correcto
        </Button>
        <Button variant="secondary" onClick={onReport}>
          Hay un error
        </Button>
      </div>
    </section>
  );
}
