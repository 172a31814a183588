import { RotateCw, X } from "lucide-react";
import { PictureTool } from "./picture-tool";
import type { Sending } from "./use-uploads";

type SendingListProps = { sending: readonly Sending[]; retry: (one: Sending) => void; drop: (key: string) => void };

/** Pictures on their way, each with its progress; what was refused says why, and can be tried again or let go. */
export function SendingList({ sending, retry, drop }: SendingListProps) {
  return (
    <ul role="status" className="grid gap-1 text-sm empty:hidden">
      {sending.map((one) => (
        <li key={one.key} className="flex items-center gap-2">
          {one.refused ? (
            <>
              <span className="wrap-anywhere min-w-0 text-danger-ink">
                {one.file.name} {one.refused}
              </span>
              <PictureTool
                name={`Try ${one.file.name} again`}
                press={() => retry(one)}
                icon={<RotateCw aria-hidden />}
              />
              <PictureTool name={`Let go of ${one.file.name}`} press={() => drop(one.key)} icon={<X aria-hidden />} />
            </>
          ) : (
            <>
              <span className="min-w-0 truncate">Uploading {one.file.name}</span>
              <progress
                aria-label={`Progress of ${one.file.name}`}
                value={one.share}
                className="h-1.5 w-28 shrink-0 accent-primary"
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
