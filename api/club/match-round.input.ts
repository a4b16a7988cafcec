/** The round («Jornada 9») of a match's name («Jornada 9 · PMB – Inca»); null if it has none. */
export function roundOf(subject: string): string | null {
  const [round, rest] = subject.split(' · ', 2);
  return round && rest ? round : null;
}
