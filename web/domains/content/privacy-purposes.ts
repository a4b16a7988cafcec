/** The purposes of personal data, each with the article of the RGPD that allows it. */
export const PURPOSES = [
  {
    purpose: 'Gestionar tu cuenta, tus entradas y tu carnet.',
    basis: 'la relación contractual contigo (artículo 6.1.b del RGPD).',
  },
  {
    purpose: 'Leer los abonos que subes y sumar tus puntos.',
    basis: 'tu solicitud al subirlos y las normas del programa (artículo 6.1.b).',
  },
  {
    purpose: 'Publicar tus comentarios.',
    basis: 'tu solicitud al enviarlos (artículo 6.1.b) y el interés legítimo en moderarlos (artículo 6.1.f).',
  },
  {
    purpose: 'Enviarte avisos de partidos, noticias y ofertas a tu dispositivo.',
    basis: 'tu consentimiento, aviso a aviso (artículo 6.1.a).',
  },
  {
    purpose: 'Responder a las empresas que quieren patrocinar al Club.',
    basis: 'las medidas previas a un contrato que tú pides (artículo 6.1.b).',
  },
  {
    purpose: 'Proteger la web y las cuentas frente a abusos.',
    basis: 'el interés legítimo en la seguridad de todos (artículo 6.1.f).',
  },
  {
    purpose: 'Cumplir con Hacienda y con otras obligaciones legales.',
    basis: 'la ley (artículo 6.1.c).',
  },
] as const;
