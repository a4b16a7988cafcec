import { useState } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { formatDay, formatYear } from '../../ui/dates.ts';

const CertificateWarning_dashboard = graphql(`
  fragment CertificateWarning_dashboard on Dashboard {
    appleWalletEndsAt
  }
`);

interface CertificateWarningProps {
  dashboard: FragmentType<typeof CertificateWarning_dashboard>;
}

/** Warns staff a month before tickets can no longer be saved in Apple Wallet. */
export function CertificateWarning({ dashboard }: CertificateWarningProps) {
  const { appleWalletEndsAt: endsAt } = getFragment(CertificateWarning_dashboard, dashboard);
  const [now] = useState(() => Date.now());
  if (endsAt === null) return null;
  const hasEnded = Date.parse(endsAt) <= now;
  const day = `${formatDay(endsAt)} ${formatYear(endsAt)}`;
  return (
    <Alert
      tone="warn"
      title={hasEnded ? 'Apple Wallet ya no funciona' : 'El certificado de Apple Wallet caduca pronto'}
    >
      {hasEnded
        ? `El certificado caducó el ${day}: las entradas no se pueden guardar en Apple Wallet, y las guardadas no se actualizan.`
        : `Caduca el ${day}. A partir de ese día las entradas no se podrán guardar en Apple Wallet, y las guardadas no se actualizarán.`}{' '}
      Pide a quien mantiene la web que ponga uno nuevo.
    </Alert>
  );
}
