import { Switch } from '../ui/Switch.tsx';
import type { CookieChoice } from './cookie-consent.ts';

const CHOICES = [
  { id: 'analytics', label: 'Analíticas', hint: 'Nos dicen qué páginas se visitan, para mejorarlas.' },
  { id: 'marketing', label: 'Marketing', hint: 'Para enseñarte ofertas del club fuera de esta web.' },
] as const;

interface CookieSwitchesProps {
  chosen: CookieChoice;
  onChange: (chosen: CookieChoice) => void;
}

/** One switch for each kind of cookies. */
export default function CookieSwitches({ chosen, onChange }: CookieSwitchesProps) {
  return (
    <div className="mt-3 border-y border-hairline py-2">
      <Switch
        label="Necesarias"
        hint="Tu sesión y esta decisión. No se pueden apagar."
        checked
        disabled
        readOnly
      />
      {CHOICES.map((choice) => (
        <Switch
          key={choice.id}
          label={choice.label}
          hint={choice.hint}
          checked={chosen[choice.id]}
          onChange={(event) => onChange({ ...chosen, [choice.id]: event.target.checked })}
        />
      ))}
    </div>
  );
}
