const QUARTERS = 4;

/** «1.er cuarto», «Prórroga», «2.ª prórroga»: the name of a period by its index. */
export function periodName(index: number): string {
  if (index >= QUARTERS) return index === QUARTERS ? 'Prórroga' : `${index - QUARTERS + 1}.ª prórroga`;
  return `${['1.er', '2.º', '3.er', '4.º'][index] ?? ''} cuarto`;
}

/** The short form: «C1», «PR», «PR2». */
export function periodShortName(index: number): string {
  if (index < QUARTERS) return `C${index + 1}`;
  return index === QUARTERS ? 'PR' : `PR${index - QUARTERS + 1}`;
}
