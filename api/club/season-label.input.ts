/** The label of a season by the year in which it begins: 2025 is «2025/26». */
export function seasonLabel(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** A label as written on cards and season passes: «2025/26» is «2025/2026». Labels in other words stay as they are. */
export function cardLabel(label: string): string {
  return label.replace(/^(\d{2})(\d{2})\/(\d{2})$/, (_all, century: string, from: string, to: string) => {
    const next = to < from ? Number(century) + 1 : century;
    return `${century}${from}/${next}${to}`;
  });
}
