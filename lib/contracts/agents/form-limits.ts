/** What a run may take unless its agent says otherwise. Apart from the schemas, which forms in the browser must not load. */
export const DEFAULT_LIMITS = { max_steps: 12, max_seconds: 120, max_cost_cents: 50 };

/** How many headers of their own an endpoint's owner may set. */
export const MAX_HEADERS = 10;

/** Pictures of one product. */
export const MAX_PRODUCT_IMAGES = 8;

/** Pieces of one portfolio, pictures of one piece, and pictures in one post. */
export const MAX_PIECES = 24;
export const MAX_PIECE_PICTURES = 6;
export const MAX_POST_PICTURES = 20;

/** Subcategories of one product. */
export const MAX_PRODUCT_TAGS = 5;

/** The largest file that is taken. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** How many files one brief, message, delivery or statement may have. */
export const MAX_FILES = 10;

/** How much of a message there may be, and how many one author may write in a minute. */
export const MESSAGE_LENGTH = 5_000;

/** Links to other places that a profile shows. */
export const MAX_LINKS = 5;

/** Languages that a creator works in. */
export const MAX_LANGUAGES = 10;

/** Documents with which a creator shows who they are. */
export const MAX_PROOFS = 5;

/** How often a page may change its handle: `most` times in `days` days. It keeps as many former ones as `kept`, for good. */
export const HANDLE_CHANGES = { most: 3, days: 30, kept: 20 } as const;
