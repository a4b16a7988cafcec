import type { PushPreference, PushPreferences } from '../../../api/domains/push/push.input.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { ActionProblem } from '../../ui/use-action.ts';
import { usePushPreferences } from './use-push-preferences.ts';

const TEXTS: Readonly<Record<PushPreference, { label: string; hint: string }>> = {
  matchUpdates: {
    label: 'Actualizaciones de partidos',
    hint: 'El inicio, cada cuarto, el final y los cambios de fecha.',
  },
  teamNews: { label: 'Noticias del equipo', hint: 'Fichajes, crónicas y todo lo que publicamos.' },
  membershipOffers: { label: 'Ofertas para socios', hint: 'Abonos, ventajas y promociones del club.' },
  gameReminders: {
    label: 'Recordatorios de partidos',
    hint: 'Un día y dos horas antes de los partidos para los que tienes entrada.',
  },
};

const NAMES = Object.keys(TEXTS) as PushPreference[];

interface PushPreferenceSwitchesProps {
  endpoint: string;
  initial: PushPreferences;
  onGone: (problem: ActionProblem) => void;
}

/** This device's notification topics; each switch takes effect at once. */
export function PushPreferenceSwitches({ endpoint, initial, onGone }: PushPreferenceSwitchesProps) {
  const { preferences, problem, change } = usePushPreferences(endpoint, initial, onGone);
  return (
    <fieldset className="grid rounded-lg border border-hairline bg-surface px-5 py-3 shadow-card">
      <legend className="sr-only">Qué quieres recibir</legend>
      {NAMES.map((name) => (
        <div key={name} className="border-hairline pt-1.5 pb-3.5 not-first-of-type:border-t">
          <Switch
            {...TEXTS[name]}
            checked={preferences[name]}
            onChange={({ currentTarget }) => change(name, currentTarget.checked)}
          />
          <ActionError problem={problem?.of === name ? problem : null} className="mt-3" />
        </div>
      ))}
    </fieldset>
  );
}
