/** What can be reported, and why. Apart from the schemas, which forms in the browser must not load. */
export const REPORT_SUBJECTS = ["profile", "product", "post", "review", "message"] as const;

export const REPORT_REASONS = [
  "spam",
  "scam",
  "off_platform",
  "stolen_work",
  "impersonation",
  "hateful",
  "illegal",
  "other",
] as const;

export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How a form words each reason. */
export const REASON_WORDS: Record<ReportReason, string> = {
  spam: "Spam or advertising",
  scam: "A scam, or a lie about what is sold",
  off_platform: "Asks to pay or deal elsewhere",
  stolen_work: "Shows work of somebody else",
  impersonation: "Pretends to be somebody else",
  hateful: "Hateful, threatening or harassing",
  illegal: "Against the law",
  other: "Something else",
};
