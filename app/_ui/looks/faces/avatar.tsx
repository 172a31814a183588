import { AvatarFace, type AvatarFaceProps } from "./avatar-face";
import { hueOf } from "./hue";

type AvatarProps = Omit<AvatarFaceProps, "hue"> & {
  handle: string;
  /** Category slugs, for the hue; without them the handle decides. */
  categories?: readonly string[];
};

/** A creator's picture, or their initials in their category's hue. Decoration: the name stands next to it. */
export function Avatar({ handle, categories = [], ...face }: AvatarProps) {
  return <AvatarFace {...face} hue={face.src ? 0 : hueOf(categories, handle)} />;
}
