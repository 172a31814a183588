/** Added to the status classes of test mode, so that an hour of each mode has a row of its own under the key that the table has. */
const OF_TEST = 10;

/** The class under which an answer is counted in its hour: 2 to 5 in live mode, 12 to 15 in test mode. */
export function hourClass(status: number, livemode: boolean): number {
  return Math.floor(status / 100) + (livemode ? 0 : OF_TEST);
}

/** The status class, 2 to 5, that was counted under it. */
export function statusClassOf(counted: number): 2 | 3 | 4 | 5 {
  return (counted % OF_TEST) as 2 | 3 | 4 | 5;
}
