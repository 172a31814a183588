type FilePreviewProps = {
  name: string;
  /** Where the file is saved from. */
  href: string;
};

const KINDS = [
  ["picture", /\.(?:jpe?g|png|webp|gif|avif)$/i],
  ["sound", /\.(?:mp3|wav|ogg|oga|m4a|flac)$/i],
  ["film", /\.(?:mp4|m4v|webm)$/i],
] as const;

/** What a private file's name promises that a browser can show. The server looks at its bytes and shows nothing else. */
function previewOf(name: string): "picture" | "sound" | "film" | null {
  return KINDS.find(([, ending]) => ending.test(name))?.[0] ?? null;
}

/** A private picture, sound or film in place, by the browser's own players; nothing for other files. Each is fetched when it is seen, or played. */
export function FilePreview({ name, href }: FilePreviewProps) {
  const src = `${href}${href.includes("?") ? "&" : "?"}show`;
  switch (previewOf(name)) {
    case "picture":
      return (
        // biome-ignore lint/performance/noImgElement: a private file, which no cache of ours may hold
        <img
          src={src}
          alt={name}
          loading="lazy"
          decoding="async"
          className="max-h-80 min-h-16 max-w-full rounded-sm border border-border bg-muted object-contain"
        />
      );
    case "sound":
      // biome-ignore lint/a11y/useMediaCaption: what somebody sent has no captions
      return <audio src={src} controls preload="none" aria-label={name} className="w-full max-w-md" />;
    case "film":
      return (
        // biome-ignore lint/a11y/useMediaCaption: what somebody sent has no captions
        <video
          src={src}
          controls
          preload="metadata"
          aria-label={name}
          className="max-h-80 max-w-full rounded-sm border border-border bg-black"
        />
      );
    default:
      return null;
  }
}
