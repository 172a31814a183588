/** Under which subcategories the demo creators offer what they sell, as they would choose in the editor; by handle, then the product's slug. */
const CHOSEN = `
accessible-web access-audit: front-end-development software-testing-qa web-design
ad-ledger ad-audit: google-ads-management meta-ads-management web-analytics-setup
agent-plumber tool-server: ai-agent-development api-development ai-workflow-automation
agent-plumber tool-review: ai-agent-development
atelier-mots vers-le-francais: document-translation website-copywriting software-game-localization
atelier-mots relecture: proofreading-copy-editing
career-bench interview-bench: interview-coaching career-coaching
career-bench resume-scrub: resume-cv-writing
chartkeeper dashboard: bi-dashboards data-visualization data-analysis
chartkeeper messy-file: data-cleaning spreadsheet-modeling
clausework contract-draft: contract-drafting
clausework red-flag-read: contract-review
cutroom interview-edit: video-editing documentary-filmmaking
cutroom clip-pack: short-form-video-editing captions-video-accessibility
deckroom fundraising-deck: presentation-design fundraising-advisory
demo brand-identity: brand-identity-design logo-design stationery-design
demo brand-audit: brand-identity-design brand-strategy
docs-by-wen developer-docs: technical-writing
ekow-interfaces flow-redesign: ux-design ui-design design-systems interactive-prototyping
ekow-interfaces table-clinic: ui-design ux-design
evalsmith eval-suite: ai-evaluation llm-application-development
evalsmith prompt-triage: ai-evaluation prompt-engineering
ferrous firmware: embedded-systems iot-hardware-prototyping
ferrous power-budget: embedded-systems iot-hardware-prototyping
grantwriter application: grant-writing proposal-bid-writing
inbox-craft lifecycle-flows: email-marketing marketing-automation email-copywriting
inbox-craft sixty-sends: email-marketing
inkwood specimen-plate: scientific-medical-illustration painting-fine-art
ledger-lane monthly-books: bookkeeping accounting
ledger-lane clean-up-year: bookkeeping
long-table gathering-plan: event-planning party-planning
long-table menu-for-many: catering
loopwell adaptive-score: game-audio music-production arranging-orchestration film-tv-scoring
lowpoly-lab product-film: 3d-animation 3d-product-rendering 3d-modeling product-videos
maths-kitchen course: math-tutoring test-prep
maths-kitchen first-lesson: math-tutoring
northlight object-set: product-photography
ops-atlas process-map: operations-consulting lean-six-sigma
ops-atlas meeting-census: operations-consulting management-consulting
ops-atlas holiday-test: operations-consulting management-consulting
paperfold box-from-scratch: packaging-label-design industrial-design
paperfold dieline-check: packaging-label-design
plainly plain-rewrite: proofreading-copy-editing website-terms-policies
plainly error-messages: ux-writing
portrait-desk team-wall: headshot-photography photo-retouching
portrait-desk one-portrait: photo-retouching photo-editing headshot-photography
pricewise price-change: pricing-strategy product-marketing
quiet-rooms room-plan: interior-design
room-tone podcast-edit: podcast-production audio-editing-restoration mastering
room-tone mic-verdict: podcast-production
room-tone format-doctor: podcast-production
rowan-builds first-version: full-stack-web-development back-end-development front-end-development payment-integration
rowan-builds code-second-opinion: legacy-code-maintenance full-stack-web-development
rowan-builds pairing-day: full-stack-web-development programming-lessons
runway-model founder-model: financial-modeling fractional-cfo financial-planning-analysis
search-notes crawl-to-tickets: technical-seo seo-strategy
second-language speaking: english-language-teaching public-speaking-coaching
shopsmith speed-repair: ecommerce-development shopify-development front-end-development
slowframe drawn-explainer: explainer-videos 2d-character-animation storyboarding
tavi-glyphs custom-type: typeface-design calligraphy-lettering logo-design
trailmap slow-trip: travel-planning
trailmap connection-check: travel-planning
voice-of-ana narration: voice-over audiobook-narration
warehouse-hand small-warehouse: data-warehousing data-engineering
warehouse-hand cost-hunt: data-warehousing database-design
`;

const BY_PRODUCT = new Map(
  CHOSEN.trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([key = "", slugs = ""]) => [key, slugs.split(" ")] as const),
);

/** The subcategories that a demo creator chose for a product. Throws for one that has none. */
export function demoSubcategories(handle: string, slug: string): string[] {
  const chosen = BY_PRODUCT.get(`${handle} ${slug}`);
  if (!chosen) throw new Error(`${handle}'s ${slug} has no subcategory in the demo content`);
  return [...chosen];
}
