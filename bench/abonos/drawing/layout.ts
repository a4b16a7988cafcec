import type { PassTruth } from './invented-pass.ts';
import type { Paper } from './paper.ts';

/** A layout of passes. */
export interface PassLayout {
  name: string;
  /** The number of passes on its page. */
  passes: number;
  draw: (passes: readonly PassTruth[]) => Promise<Paper>;
}

export const onlyPass = (passes: readonly PassTruth[]): PassTruth => {
  const [pass] = passes;
  if (!pass) throw new Error('a layout without a pass');
  return pass;
};
