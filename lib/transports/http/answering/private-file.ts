/** Whatever a private file holds, a browser does not run it in our origin, and keeps nothing of it. */
export const CLOSED = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "private, no-store",
};

/** The same of one that is saved, whatever its name says that it is. */
export const PRIVATE_FILE = { ...CLOSED, "content-type": "application/octet-stream" };
