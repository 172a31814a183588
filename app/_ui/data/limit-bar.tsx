/** How much of a limit is used. Decoration: the amounts stand next to it. */
export function LimitBar({ used, limit }: { used: number; limit: number }) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    <div aria-hidden className="h-1.5 w-full max-w-80 overflow-hidden rounded-full bg-muted">
      <div
        className="h-full rounded-full bg-primary"
        style={{ width: `${used > 0 ? Math.max(2, share * 100) : 0}%` }}
      />
    </div>
  );
}
