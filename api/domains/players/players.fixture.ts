/** Ratings for tests that do not care about them. */
export const RATINGS = {
  atkOverall: 80,
  shooting: 81,
  finishing: 82,
  concentration: 83,
  passing: 84,
  defOverall: 70,
  steal: 71,
  block: 72,
  perimeter: 73,
  interior: 74,
};
