/** Number of passes of a file by result. */
export interface UploadCounts {
  /** New passes. */
  created: number;
  /** New passes that wait for a review. */
  pending: number;
  /** Passes that the user already had. */
  repeated: number;
  /** Of those, the rejected ones. */
  rejected: number;
  /** New passes with another name than the account's. */
  foreign: number;
  /** Passes of other accounts. */
  taken: number;
}

const detected = (count: number) =>
  count === 1 ? 'Se ha detectado 1 abono.' : `Se han detectado ${count} abonos.`;

function repeatedNote({ created, repeated, rejected }: UploadCounts): string {
  if (repeated === 0) return '';
  if (rejected === repeated && created === 0) {
    return repeated === 1
      ? 'Ya lo habías subido y el club lo rechazó.'
      : 'Ya los habías subido y el club los rechazó.';
  }
  if (created === 0) return repeated === 1 ? 'Ya estaba en tu lista.' : 'Ya estaban en tu lista.';
  return repeated === 1 ? 'Uno ya estaba en tu lista.' : `${repeated} ya estaban en tu lista.`;
}

function pendingNote({ created, pending }: UploadCounts): string {
  if (pending === 0) return '';
  if (created === 1) return 'Algún dato no se lee bien: el club lo revisará.';
  return pending === 1
    ? 'Uno no se lee bien: el club lo revisará.'
    : `${pending} no se leen bien: el club los revisará.`;
}

function foreignNote({ created, repeated, foreign }: UploadCounts): string {
  if (foreign === 0) return '';
  if (created + repeated === 1) return 'No está a tu nombre, así que no suma puntos.';
  if (foreign > 1 && foreign === created && repeated === 0)
    return 'No están a tu nombre, así que no suman puntos.';
  return foreign === 1
    ? 'Uno no está a tu nombre y no suma puntos.'
    : `${foreign} no están a tu nombre y no suman puntos.`;
}

function takenNote({ taken }: UploadCounts): string {
  if (taken === 0) return '';
  return taken === 1
    ? 'Otro ya está registrado en otra cuenta y no se ha añadido.'
    : `Otros ${taken} ya están registrados en otra cuenta y no se han añadido.`;
}

/** The Spanish message for the user: the number of passes found, and details. */
export function uploadMessage(counts: UploadCounts): string {
  return [
    detected(counts.created + counts.repeated),
    foreignNote(counts),
    pendingNote(counts),
    repeatedNote(counts),
    takenNote(counts),
  ]
    .filter((note) => note !== '')
    .join(' ');
}
