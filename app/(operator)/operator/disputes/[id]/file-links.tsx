import { FileDown } from "lucide-react";
import { FilePreview } from "@/app/_parts/media/file-preview";
import { formatBytes } from "@/app/_ui/data/format-bytes";
import type { FileView } from "@/lib/contracts/trade/files";

/** Files that somebody sent along, each to look at and to save. */
export function FileLinks({ files, href }: { files: readonly FileView[]; href: (file: string) => string }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-1 grid gap-2">
      {files.map((file) => (
        <li key={file.id} className="grid justify-items-start gap-1.5">
          <FilePreview name={file.name} href={href(file.id)} />
          <a
            href={href(file.id)}
            download
            className="inline-flex max-w-full items-center gap-2 rounded-sm border border-border px-3 py-1.5 text-sm hover:bg-muted"
          >
            <FileDown aria-hidden className="size-4 shrink-0" />
            <span className="wrap-anywhere min-w-0">
              {file.name} ({formatBytes(file.size_bytes)})
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
