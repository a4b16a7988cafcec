import { expect, test } from 'vitest';
import { type UploadCounts, uploadMessage } from './upload-message.ts';

const none: UploadCounts = { created: 0, pending: 0, repeated: 0, rejected: 0, foreign: 0, taken: 0 };

test.each<[Partial<UploadCounts>, string]>([
  [{ created: 1 }, 'Se ha detectado 1 abono.'],
  [{ created: 3 }, 'Se han detectado 3 abonos.'],
  [{ created: 1, foreign: 1 }, 'Se ha detectado 1 abono. No está a tu nombre, así que no suma puntos.'],
  [{ created: 2, foreign: 2 }, 'Se han detectado 2 abonos. No están a tu nombre, así que no suman puntos.'],
  [{ created: 3, foreign: 1 }, 'Se han detectado 3 abonos. Uno no está a tu nombre y no suma puntos.'],
  [{ created: 3, foreign: 2 }, 'Se han detectado 3 abonos. 2 no están a tu nombre y no suman puntos.'],
  [{ created: 1, pending: 1 }, 'Se ha detectado 1 abono. Algún dato no se lee bien: el club lo revisará.'],
  [{ created: 3, pending: 2 }, 'Se han detectado 3 abonos. 2 no se leen bien: el club los revisará.'],
  [{ repeated: 1 }, 'Se ha detectado 1 abono. Ya estaba en tu lista.'],
  [{ repeated: 2 }, 'Se han detectado 2 abonos. Ya estaban en tu lista.'],
  [{ repeated: 1, rejected: 1 }, 'Se ha detectado 1 abono. Ya lo habías subido y el club lo rechazó.'],
  [{ created: 1, repeated: 2 }, 'Se han detectado 3 abonos. 2 ya estaban en tu lista.'],
  [
    { created: 1, taken: 2 },
    'Se ha detectado 1 abono. Otros 2 ya están registrados en otra cuenta y no se han añadido.',
  ],
])('%o', (counts, message) => {
  expect(uploadMessage({ ...none, ...counts })).toBe(message);
});
