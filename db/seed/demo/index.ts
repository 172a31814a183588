import { BUSINESS_CONSULTING_CREATORS } from "./business-consulting";
import { COACHING_EDUCATION_CREATORS } from "./coaching-education";
import type { DemoCreator } from "./content";
import { DATA_AI_CREATORS } from "./data-ai";
import { DESIGN_CREATIVE_CREATORS } from "./design-creative";
import { LEGAL_FINANCE_CREATORS } from "./legal-finance";
import { LIFESTYLE_EVENTS_CREATORS } from "./lifestyle-events";
import { MARKETING_GROWTH_CREATORS } from "./marketing-growth";
import { MUSIC_AUDIO_CREATORS } from "./music-audio";
import { PHOTOGRAPHY_VISUAL_ARTS_CREATORS } from "./photography-visual-arts";
import { SOFTWARE_DEVELOPMENT_CREATORS } from "./software-development";
import { VIDEO_ANIMATION_CREATORS } from "./video-animation";
import { WRITING_TRANSLATION_CREATORS } from "./writing-translation";

export { DEMO_BUYERS } from "./buyers";
export type * from "./content";

/** Every demo creator in seeding order; the first is the one with a printed sign-in (handle `demo`). */
export const DEMO_CREATORS: readonly DemoCreator[] = [
  ...DESIGN_CREATIVE_CREATORS,
  ...SOFTWARE_DEVELOPMENT_CREATORS,
  ...WRITING_TRANSLATION_CREATORS,
  ...VIDEO_ANIMATION_CREATORS,
  ...MUSIC_AUDIO_CREATORS,
  ...MARKETING_GROWTH_CREATORS,
  ...BUSINESS_CONSULTING_CREATORS,
  ...DATA_AI_CREATORS,
  ...PHOTOGRAPHY_VISUAL_ARTS_CREATORS,
  ...COACHING_EDUCATION_CREATORS,
  ...LEGAL_FINANCE_CREATORS,
  ...LIFESTYLE_EVENTS_CREATORS,
];
