/** "1 day", "10 days". */
export function daysOf(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** "no revisions", "1 revision", "3 revisions". */
export function revisionsOf(revisions: number): string {
  return revisions === 0 ? "no revisions" : revisions === 1 ? "1 revision" : `${revisions} revisions`;
}
