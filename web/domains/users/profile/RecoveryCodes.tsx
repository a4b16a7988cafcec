import { Alert } from '../../../ui/Alert.tsx';

/** The recovery codes for a lost device, shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Alert tone="ok" title="Guarda estos códigos de recuperación">
      <p>Si pierdes el móvil, cada uno sirve una vez en lugar del código. No volveremos a mostrarlos.</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Alert>
  );
}
