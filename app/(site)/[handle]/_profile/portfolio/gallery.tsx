import { Picture } from "@/app/_ui/looks/picture";
import type { MediaView } from "@/lib/contracts/values/media";
import { ZoomStrip } from "./zoom-strip";

type GalleryProps = { pictures: readonly MediaView[]; name: string };

/** Pictures in a row that one swipes or pages through; each opens large over the page. */
export function Gallery({ pictures, name }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <section aria-label={`Pictures of ${name}`}>
      <ZoomStrip>
        {pictures.map((picture, i) => (
          <li key={picture.id} className="aspect-[4/3] w-full shrink-0 snap-center">
            <a href={picture.url} target="_blank" rel="noopener" className="block h-full cursor-zoom-in">
              <Picture {...picture} sizes="(min-width: 1024px) 800px, 96vw" first={i === 0} />
              <span className="sr-only">, open large</span>
            </a>
          </li>
        ))}
      </ZoomStrip>
    </section>
  );
}
