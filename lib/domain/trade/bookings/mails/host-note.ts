/** The paragraph with what the host wrote to a move or a cancellation, after `begins`, such as "Mara writes:"; none without a note. */
export function hostNoteText({ hostNote }: { hostNote: string }, begins: string): string[] {
  return hostNote ? [`${begins}\n${hostNote}`] : [];
}
