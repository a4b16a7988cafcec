import type { ComponentType } from 'react';
import type { AbonoStatus } from '../../gql/graphql.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';
import type { IconProps } from '../../ui/icon.tsx';
import { Check, CircleCheck, Clock, Info, OctagonAlert } from '../../ui/page-icons.tsx';

interface StatusLook {
  label: string;
  tone: BadgeTone;
  Icon: ComponentType<IconProps>;
}

const LOOKS: Record<AbonoStatus, StatusLook> = {
  PENDING: { label: 'Pendiente', tone: 'warn', Icon: Clock },
  PROCESSED: { label: 'Procesado', tone: 'ok', Icon: CircleCheck },
  ERROR: { label: 'Error', tone: 'error', Icon: OctagonAlert },
  VERIFIED: { label: 'Verificado', tone: 'sea', Icon: Check },
};

/** The label of a season pass's state; an unknown state is «Desconocido». */
export function statusLook(status: string): StatusLook {
  const known: Record<string, StatusLook | undefined> = LOOKS;
  return known[status] ?? { label: 'Desconocido', tone: 'neutral', Icon: Info };
}
