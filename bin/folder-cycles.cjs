const { options } = require("../.dependency-cruiser.cjs");

/** Folders have no cycles either. Tests and what makes data for them stand above everything, so they are left out. */
module.exports = {
  forbidden: [{ name: "no-cycles-of-folders", severity: "error", scope: "folder", from: {}, to: { circular: true } }],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing|^db/(seed|factories)` } },
};
