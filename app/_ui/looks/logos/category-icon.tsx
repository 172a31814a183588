import {
  BrainCircuit,
  Briefcase,
  Camera,
  Clapperboard,
  CodeXml,
  GraduationCap,
  type LucideIcon,
  Megaphone,
  Music,
  Palette,
  PartyPopper,
  PenLine,
  Scale,
  Shapes,
} from "lucide-react";
import { cn } from "../../cn";
import { hueOf } from "../faces/hue";

const ICONS: Record<string, LucideIcon> = {
  "design-creative": Palette,
  "software-development": CodeXml,
  "writing-translation": PenLine,
  "video-animation": Clapperboard,
  "music-audio": Music,
  "marketing-growth": Megaphone,
  "business-consulting": Briefcase,
  "data-ai": BrainCircuit,
  "photography-visual-arts": Camera,
  "coaching-education": GraduationCap,
  "legal-finance": Scale,
  "lifestyle-events": PartyPopper,
};

/** A category's sign on a tile of its hue. Decoration. */
export function CategoryIcon({ slug, className }: { slug: string; className?: string }) {
  const Icon = ICONS[slug] ?? Shapes;
  const hue = hueOf([slug]);
  return (
    <span
      aria-hidden
      className={cn("grid size-10 shrink-0 place-items-center rounded-md [&_svg]:size-5", className)}
      style={{
        background: `light-dark(oklch(0.925 0.045 ${hue}), oklch(0.32 0.055 ${hue}))`,
        color: `light-dark(oklch(0.42 0.11 ${hue}), oklch(0.84 0.09 ${hue}))`,
      }}
    >
      <Icon />
    </span>
  );
}
