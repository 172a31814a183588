import { BUSINESS_CONSULTING } from "./business-consulting";
import { COACHING_EDUCATION } from "./coaching-education";
import { DATA_AI } from "./data-ai";
import { DESIGN_CREATIVE } from "./design-creative";
import { LEGAL_FINANCE } from "./legal-finance";
import { LIFESTYLE_EVENTS } from "./lifestyle-events";
import { MARKETING_GROWTH } from "./marketing-growth";
import { MUSIC_AUDIO } from "./music-audio";
import { PHOTOGRAPHY_VISUAL_ARTS } from "./photography-visual-arts";
import { SOFTWARE_DEVELOPMENT } from "./software-development";
import { VIDEO_ANIMATION } from "./video-animation";
import { WRITING_TRANSLATION } from "./writing-translation";

/** The words around every subcategory, one text for each category. */
export const TOPICS: readonly string[] = [
  DESIGN_CREATIVE,
  SOFTWARE_DEVELOPMENT,
  WRITING_TRANSLATION,
  VIDEO_ANIMATION,
  MUSIC_AUDIO,
  MARKETING_GROWTH,
  BUSINESS_CONSULTING,
  DATA_AI,
  PHOTOGRAPHY_VISUAL_ARTS,
  COACHING_EDUCATION,
  LEGAL_FINANCE,
  LIFESTYLE_EVENTS,
];
