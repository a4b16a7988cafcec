/** Evidence for a value of some kind, and whether it is right. */
export interface Weighed {
  kind: string;
  evidence: Readonly<Record<string, number>>;
  isRight: boolean;
}

/** Weights for all kinds, and what each kind adds to them. */
export interface Weights {
  all: Record<string, number>;
  kinds: Record<string, Record<string, number>>;
}

/** How strongly weights are pulled towards 0, so that chance in few values teaches nothing; those of one kind more. */
const PULL = 0.3;
const PULL_OF_KIND = 1;
const ROUNDS = 600;
const PACE = 0.1;

/**
 * Fits a logistic model by gradient descent (Adam).
 * @param expected weights to which those of all kinds are pulled, where values are too few to tell; 0 if not given
 */
export function fitted(values: readonly Weighed[], expected: Readonly<Record<string, number>> = {}): Weights {
  const names = ['base', ...new Set(values.flatMap(({ evidence }) => Object.keys(evidence)))];
  const kinds = [...new Set(values.map(({ kind }) => kind))];
  const rows = values.map(({ kind, evidence, isRight }) => {
    const own = (1 + kinds.indexOf(kind)) * names.length;
    const amounts = names.map((name, index) => [index, name === 'base' ? 1 : (evidence[name] ?? 0)] as const);
    return { own, isRight: isRight ? 1 : 0, amounts: amounts.filter(([, amount]) => amount !== 0) };
  });
  const size = (1 + kinds.length) * names.length;
  const [weights, mean, square, slope] = Array.from({ length: 4 }, () => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const at = (list: Float64Array, index: number) => list[index] ?? 0;
  for (let round = 1; round <= ROUNDS; round++) {
    for (let index = 0; index < size; index++)
      slope[index] =
        index < names.length
          ? PULL * (at(weights, index) - (expected[names[index] ?? ''] ?? 0))
          : PULL_OF_KIND * at(weights, index);
    for (const { own, isRight, amounts } of rows) {
      let sum = 0;
      for (const [index, amount] of amounts) sum += amount * (at(weights, index) + at(weights, own + index));
      const error = 1 / (1 + Math.exp(-sum)) - isRight;
      for (const [index, amount] of amounts) {
        slope[index] = at(slope, index) + error * amount;
        slope[own + index] = at(slope, own + index) + error * amount;
      }
    }
    for (let index = 0; index < size; index++) {
      mean[index] = 0.9 * at(mean, index) + 0.1 * at(slope, index);
      square[index] = 0.999 * at(square, index) + 0.001 * at(slope, index) ** 2;
      const step =
        at(mean, index) / (1 - 0.9 ** round) / (Math.sqrt(at(square, index) / (1 - 0.999 ** round)) + 1e-9);
      weights[index] = at(weights, index) - PACE * step;
    }
  }
  const part = (from: number) =>
    Object.fromEntries(
      names
        .map((name, index) => [name, Math.round(at(weights, from + index) * 100) / 100] as const)
        .filter(([, weight]) => weight !== 0),
    );
  return {
    all: part(0),
    kinds: Object.fromEntries(kinds.map((kind, index) => [kind, part((index + 1) * names.length)])),
  };
}
