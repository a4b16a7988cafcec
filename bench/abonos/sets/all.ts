import type { PassLayout } from '../drawing/layout.ts';
import type { Values } from '../drawing/values.ts';
import { setC } from './c/layouts.ts';
import { setCValues } from './c/values.ts';
import { setD } from './d/layouts.ts';
import { setDValues } from './d/values.ts';
import { setE } from './e/layouts.ts';
import { setEValues } from './e/values.ts';
import { setF } from './f/layouts.ts';
import { setFValues } from './f/values.ts';
import { setG } from './g/layouts.ts';
import { setGValues } from './g/values.ts';
import { setH } from './h/layouts.ts';
import { setHValues } from './h/values.ts';
import { setI } from './i/layouts.ts';
import { setIValues } from './i/values.ts';
import { setJ } from './j/layouts.ts';
import { setJValues } from './j/values.ts';
import { setK } from './k/layouts.ts';
import { setKValues } from './k/values.ts';
import { setL } from './l/layouts.ts';
import { setLValues } from './l/values.ts';
import { setM } from './m/layouts.ts';
import { setMValues } from './m/values.ts';
import { setN } from './n/layouts.ts';
import { setNValues } from './n/values.ts';
import { setO } from './o/layouts.ts';
import { setOValues } from './o/values.ts';
import { setP } from './p/layouts.ts';
import { setPValues } from './p/values.ts';
import { setQ } from './q/layouts.ts';
import { setQValues } from './q/values.ts';
import { setR } from './r/layouts.ts';
import { setRValues } from './r/values.ts';
import { setS } from './s/layouts.ts';
import { setSValues } from './s/values.ts';
import { setT } from './t/layouts.ts';
import { setTValues } from './t/values.ts';
import { setU } from './u/layouts.ts';
import { setUValues } from './u/values.ts';
import { setV } from './v/layouts.ts';
import { setVValues } from './v/values.ts';
import { setW } from './w/layouts.ts';
import { setWValues } from './w/values.ts';
import { setX } from './x/layouts.ts';
import { setXValues } from './x/values.ts';
import { setY } from './y/layouts.ts';
import { setYValues } from './y/values.ts';
import { setZ } from './z/layouts.ts';
import { setZValues } from './z/values.ts';
import { heldOutLayouts } from './held-out/layouts.ts';
import { heldOutValues } from './held-out/values.ts';
import { bandLayouts } from './practice/bands.ts';
import { couponLayouts } from './practice/coupons.ts';
import { formLayouts } from './practice/forms.ts';
import { practiceLayouts } from './practice/layouts.ts';
import { mailLayouts } from './practice/mails.ts';
import { printoutLayouts } from './practice/printouts.ts';
import { ruledLayouts } from './practice/ruled.ts';
import { vendorLayouts } from './practice/vendors.ts';
import { voucherLayouts } from './practice/vouchers.ts';
import { formerValues, practiceValues } from './practice/values.ts';

/** Papers that were drawn together: how they are printed, what they say, and the seed of both. */
export interface PaperSet {
  /** What asks for it on the command line; several may answer to one. */
  name: string;
  /** What the tables call it, where that is not its name. */
  title?: string;
  layouts: readonly PassLayout[];
  values: Values;
  /** Added to the bench's own, so that no two sets say the same. */
  seed: number;
}

export const paperSets: readonly PaperSet[] = [
  {
    name: 'practice',
    layouts: [
      ...practiceLayouts,
      ...formLayouts,
      ...mailLayouts,
      ...bandLayouts,
      ...ruledLayouts,
      ...vendorLayouts,
      ...voucherLayouts,
    ],
    values: practiceValues,
    seed: 0,
  },
  {
    name: 'practice',
    title: 'practice (held out once)',
    layouts: [...printoutLayouts, ...couponLayouts],
    values: formerValues,
    seed: 1_300_000,
  },
  { name: 'held-out', layouts: heldOutLayouts, values: heldOutValues, seed: 2_100_000 },
  { name: 'set-c', layouts: setC, values: setCValues, seed: 3_400_000 },
  { name: 'set-d', layouts: setD, values: setDValues, seed: 4_700_000 },
  { name: 'set-e', layouts: setE, values: setEValues, seed: 8_200_000 },
  { name: 'set-f', layouts: setF, values: setFValues, seed: 7_900_000 },
  { name: 'set-g', layouts: setG, values: setGValues, seed: 9_500_000 },
  { name: 'set-h', layouts: setH, values: setHValues, seed: 9_600_000 },
  { name: 'set-i', layouts: setI, values: setIValues, seed: 10_700_000 },
  { name: 'set-j', layouts: setJ, values: setJValues, seed: 11_300_000 },
  { name: 'set-k', layouts: setK, values: setKValues, seed: 12_900_000 },
  { name: 'set-l', layouts: setL, values: setLValues, seed: 12_600_000 },
  { name: 'set-m', layouts: setM, values: setMValues, seed: 13_700_000 },
  { name: 'set-n', layouts: setN, values: setNValues, seed: 14_300_000 },
  { name: 'set-o', layouts: setO, values: setOValues, seed: 15_200_000 },
  { name: 'set-p', layouts: setP, values: setPValues, seed: 16_400_000 },
  { name: 'set-q', layouts: setQ, values: setQValues, seed: 17_800_000 },
  { name: 'set-r', layouts: setR, values: setRValues, seed: 18_300_000 },
  { name: 'set-s', layouts: setS, values: setSValues, seed: 19_600_000 },
  { name: 'set-t', layouts: setT, values: setTValues, seed: 20_300_000 },
  { name: 'set-u', layouts: setU, values: setUValues, seed: 21_700_000 },
  { name: 'set-v', layouts: setV, values: setVValues, seed: 22_900_000 },
  { name: 'set-w', layouts: setW, values: setWValues, seed: 23_400_000 },
  { name: 'set-x', layouts: setX, values: setXValues, seed: 24_100_000 },
  { name: 'set-y', layouts: setY, values: setYValues, seed: 25_300_000 },
  { name: 'set-z', layouts: setZ, values: setZValues, seed: 26_700_000 },
];
