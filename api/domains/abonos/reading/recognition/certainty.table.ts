import type { CertaintyTable } from './certainty.ts';

// Written by `npm run bench:abonos -- --calibrate`: do not edit.
export const CERTAINTY: CertaintyTable = {
  sharp: {
    // 257 values
    text: [[0.59, 0.99]],
    // 111 values
    seat: [[0.86, 0.996]],
    // 74 values
    taxNumber: [[0.5, 0.993]],
    // 73 values
    code: [
      [0.6, 0.902],
      [0.75, 0.99],
    ],
    // 111 values
    price: [
      [0.7, 0.98],
      [0.98, 0.994],
    ],
  },
  fair: {
    // 203 values
    text: [
      [0.58, 0.863],
      [0.84, 0.902],
      [0.86, 0.997],
    ],
    // 87 values
    seat: [
      [0.28, 0.902],
      [0.9, 0.992],
    ],
    // 58 values
    taxNumber: [[0, 0.991]],
    // 51 values
    code: [
      [0.65, 0.706],
      [0.75, 0.981],
    ],
    // 87 values
    price: [[0.69, 0.994]],
  },
  faint: {
    // 419 values
    text: [
      [0.14, 0.745],
      [0.82, 0.902],
      [0.84, 0.962],
      [0.91, 0.964],
      [0.94, 0.997],
    ],
    // 169 values
    seat: [
      [0.23, 0.784],
      [0.85, 0.863],
      [0.9, 0.962],
    ],
    // 119 values
    taxNumber: [
      [0.76, 0.99],
      [0.92, 0.993],
    ],
    // 114 values
    code: [
      [0.25, 0.667],
      [0.75, 0.775],
      [0.77, 0.824],
    ],
    // 176 values
    price: [
      [0, 0.784],
      [0.82, 0.902],
      [0.87, 0.941],
      [0.98, 0.966],
    ],
  },
};
