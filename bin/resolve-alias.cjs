const { resolve } = require("node:path");

/** The `@/` alias of tsconfig.json, for tools that resolve as webpack does. */
module.exports = {
  resolve: { alias: { "@": resolve(__dirname, "..") }, extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
};
