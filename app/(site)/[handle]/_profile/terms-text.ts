/** "1 day", "10 days". */
export function daysOf(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** "no rounds of changes", "1 round of changes", "3 rounds of changes". */
export function revisionsOf(revisions: number): string {
  return revisions === 1 ? "1 round of changes" : `${revisions || "no"} rounds of changes`;
}
