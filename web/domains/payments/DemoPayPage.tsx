import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Seo } from '../../app/Seo.tsx';
import { OFFLINE } from '../../graphql/results.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatEuros } from '../../ui/text.ts';
import { useAction } from '../../ui/use-action.ts';
import { useOrder } from './use-order.ts';

/** /pago/demo/…: plays the page of a provider. Nobody pays anything here. */
export default function DemoPayPage() {
  const { id = '' } = useParams();
  const { order, isKnown } = useOrder(id, 10_000);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<'pagar' | 'cancelar' | null>(null);
  const { run, pending, problem } = useAction(async (choice: 'pagar' | 'cancelar') => {
    setChosen(choice);
    const response = await fetch(`/api/payments/demo/${id}/${choice}`, { method: 'POST' }).catch(() => null);
    if (!response) return { message: OFFLINE };
    if (!response.ok) return { message: 'El pago de demostración no ha funcionado. Vuelve a intentarlo.' };
    await navigate(`/pago/${id}?vuelta=${choice === 'pagar' ? 'ok' : 'no'}`, { replace: true });
    return null;
  });
  return (
    <div className="wrap grid max-w-xl gap-6 py-6 sm:py-10">
      <Seo title="Pago de demostración" description="Una página de pago sin cobro." noIndex />
      <h1 className="display text-display-md">Pago de demostración</h1>
      <Alert tone="info">
        Aquí estaría la página del banco. No se cobra nada, y no hace falta ninguna tarjeta.
      </Alert>
      {order && (
        <Card className="grid gap-4 p-5 sm:p-7">
          <p className="figure text-score">{formatEuros(order.amount)}</p>
          <p className="text-muted">Número de pago: {order.reference}</p>
          <Button
            size="lg"
            pending={pending && chosen === 'pagar'}
            pendingLabel="Pagando..."
            onClick={() => run('pagar')}
          >
            Pagar
          </Button>
          <Button
            variant="secondary"
            pending={pending && chosen === 'cancelar'}
            pendingLabel="Cancelando..."
            onClick={() => run('cancelar')}
          >
            Cancelar
          </Button>
          <ActionError problem={problem} />
        </Card>
      )}
      {isKnown && !order && <Alert tone="warn">Este pago no existe, o es de otra cuenta.</Alert>}
    </div>
  );
}
