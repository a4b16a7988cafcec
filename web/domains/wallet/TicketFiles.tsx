import { useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import type { TicketWallet } from '../../gql/graphql.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Download } from '../../ui/page-icons.tsx';

const WalletsQuery = graphql(`
  query TicketWallets {
    ticketWallets
  }
`);

const WALLETS: Record<TicketWallet, { file: string; label: string }> = {
  APPLE: { file: 'apple-wallet', label: 'Añadir a Apple Wallet' },
  GOOGLE: { file: 'google-wallet', label: 'Añadir a Google Wallet' },
};

interface TicketFilesProps {
  ticketId: string;
  /** The address of the receipt, if the holder has paid the ticket on the site. */
  receipt: string | null;
}

/** Where a holder can take a ticket: a PDF, the wallets that the club has set up, and the receipt. */
export function TicketFiles({ ticketId, receipt }: TicketFilesProps) {
  const [{ data }] = useQuery({ query: WalletsQuery });
  const address = (file: string) => `/api/tickets/${ticketId}/${file}`;
  const look = buttonClass('ghost', 'md', 'max-sm:w-full border-2 border-line');
  return (
    <>
      <a href={address('pdf')} download className={look}>
        <Download size={20} /> Descargar PDF
      </a>
      {receipt && (
        <a href={receipt} download className={look}>
          <Download size={20} /> Recibo
        </a>
      )}
      {data?.ticketWallets.map((wallet) => (
        <a key={wallet} href={address(WALLETS[wallet].file)} className={look}>
          {WALLETS[wallet].label}
        </a>
      ))}
    </>
  );
}
