import type { ReactNode } from 'react';
import { club } from '../../../../api/club/club.ts';
import { formatFullDate, isoInstant } from '../../../ui/dates.ts';
import { Info } from '../../../ui/page-icons.tsx';
import { isStaff, type Viewer } from '../viewer.tsx';
import { accountType } from './account-type.ts';
import { EmailVerification } from './EmailVerification.tsx';
import { PersonalData } from './PersonalData.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SectionTitle } from './SectionTitle.tsx';

/** The user's personal data. Read-only: member care changes it on request. */
export function PersonalInformation({ user }: { user: Viewer }) {
  const { memberCareEmail, phone, phoneHref } = club.contact;
  return (
    <>
      <SectionTitle>Información personal</SectionTitle>
      <dl className="grid overflow-hidden rounded-lg border border-hairline bg-surface shadow-card sm:grid-cols-2">
        <Fact label="Nombre">{user.name}</Fact>
        <Fact label="Email">{user.email}</Fact>
        <Fact label="Tipo de cuenta">{accountType(user)}</Fact>
        <Fact label="Miembro desde">
          <time dateTime={isoInstant(user.registrationDate)}>{formatFullDate(user.registrationDate)}</time>
        </Fact>
      </dl>
      <p className="flex gap-3 rounded-md border-l-6 border-sea bg-sea-soft p-4">
        <Info className="mt-px shrink-0 text-sea" />
        <span className="min-w-0">
          Para cambiar tus datos, ponte en contacto con Atención al Socio:{' '}
          <a
            href={`mailto:${memberCareEmail}`}
            className="font-semibold wrap-anywhere underline underline-offset-3"
          >
            {memberCareEmail}
          </a>{' '}
          o{' '}
          <a href={phoneHref} className="inline-block font-semibold underline underline-offset-3">
            {phone}
          </a>
          .
        </span>
      </p>
      <EmailVerification email={user.email} />
      <SecondFactor staff={isStaff(user)} />
      <PersonalData />
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 border-hairline p-5 not-first:border-t sm:nth-2:border-t-0 sm:even:border-l">
      <dt className="caption text-muted">{label}</dt>
      <dd className="headline text-xl leading-[1.2]! [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
