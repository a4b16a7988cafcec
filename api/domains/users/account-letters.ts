import type { Letter } from '../../platform/mail/letter.ts';

/** The mail with the link for a new password. */
export function passwordLetter(origin: string, token: string): Letter {
  return {
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Alguien ha pedido cambiar la contraseña de tu cuenta. Si has sido tú, elige una nueva con este enlace: funciona una sola vez y durante 30 minutos.',
    ],
    // After «#», so that the token reaches no server log and no other site.
    action: { label: 'Elegir contraseña nueva', address: `${origin}/restablecer#${token}` },
    remark: 'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  };
}

/** The mail to a person whose account strangers have tried to enter. */
export function lockedLetter(origin: string): Letter {
  return {
    subject: 'Han intentado entrar muchas veces en tu cuenta',
    paragraphs: [
      'En la última hora se han probado muchas contraseñas o códigos equivocados en tu cuenta, desde redes distintas. Por seguridad, durante una hora como mucho solo se puede iniciar sesión desde los dispositivos en los que ya lo habías hecho.',
      'Tu contraseña sigue siendo la misma y sigue valiendo: no tienes que cambiarla.',
      'Si necesitas entrar ahora desde otro dispositivo, o prefieres cambiarla, pide un enlace para elegir una contraseña nueva. Después podrás entrar enseguida.',
    ],
    action: { label: 'Pedir el enlace', address: `${origin}/olvide-contrasena` },
    remark: 'Te lo contamos una sola vez por bloqueo.',
  };
}

/** The mail with the link that verifies an e-mail address. */
export function verificationLetter(origin: string, token: string): Letter {
  return {
    subject: 'Confirma tu email',
    paragraphs: [
      'Confirma que este email es tuyo y podremos avisarte de lo que pase con tus entradas. El enlace funciona una sola vez y durante 24 horas.',
    ],
    action: { label: 'Confirmar mi email', address: `${origin}/verificar#${token}` },
    remark: 'Si no has abierto una cuenta en nuestra web, ignora este mensaje.',
  };
}
