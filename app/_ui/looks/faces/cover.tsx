import { CoverFace, type CoverFaceProps } from "./cover-face";
import { hueOf } from "./hue";

type CoverProps = Omit<CoverFaceProps, "hue"> & { categories?: readonly string[] };

/** A generated cover: the creator's own pattern in their category's hue. Decoration. */
export function Cover({ categories = [], ...face }: CoverProps) {
  return <CoverFace {...face} hue={hueOf(categories, face.handle)} />;
}
